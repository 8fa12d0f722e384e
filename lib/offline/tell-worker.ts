import type { LocaleCode } from "@/gateway/contract/locale";
import { logFault } from "../faults/log-fault";
import { signedIn } from "../session/signed-in";
import { type SeenPage, workerPath } from "./offline-terms";

let registered: Promise<ServiceWorkerRegistration> | undefined;

interface Sparing {
	connection?: { saveData?: boolean };
}

/** Has the worker keep the page that is shown. Nothing waits for it, and a browser without workers has none. */
export async function tellSeen(locale: LocaleCode): Promise<void> {
	if (!navigator.serviceWorker || !navigator.onLine) return;
	const { pathname, search } = window.location;
	try {
		registered ??= navigator.serviceWorker.register(workerPath);
		await registered;
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage({
			kind: "seen",
			locale,
			address: pathname + search,
			session: signedIn()?.key,
			isSparing: (navigator as Sparing).connection?.saveData === true,
		} satisfies SeenPage);
	} catch (fault) {
		registered = undefined;
		logFault("the worker", fault);
	}
}
