import { useSyncExternalStore } from "react";
import { createListeners } from "../page-state/store";
import { hintCookie, readHint, type SignedInHint } from "./hint";

const hintShape = new RegExp(`(?:^|; )${hintCookie}=([^;]*)`);
/** Moments at which another tab, or the page's own calls, may have changed who is signed in. */
const moments = ["focus", "pageshow", "visibilitychange"] as const;
const { tell, listen } = createListeners((changed) => {
	for (const moment of moments) window.addEventListener(moment, changed);
	return () => {
		for (const moment of moments) window.removeEventListener(moment, changed);
	};
});
let last: { value: string | undefined; hint: SignedInHint | undefined } = {
	value: undefined,
	hint: undefined,
};

/** Who this browser says is signed in. The gateway decides; it may say otherwise at the next call. */
export function signedIn(): SignedInHint | undefined {
	const value = hintShape.exec(document.cookie)?.[1];
	if (value !== last.value) last = { value, hint: readHint(decode(value)) };
	return last.hint;
}

function decode(value = ""): string | undefined {
	try {
		return decodeURIComponent(value);
	} catch {
		return undefined;
	}
}

/** Tells everything on the page that the cookie has changed: a browser does not. */
export const noteSignedIn = tell;

/** Who is signed in, as far as words on the screen need it; undefined on the server and for visitors. */
export function useSignedIn(): SignedInHint | undefined {
	return useSyncExternalStore(listen, signedIn, () => undefined);
}
