import Cookies from "js-cookie";
import { hintCookie, writeHint } from "./hint";
import { sessionSeconds } from "./session-cookie";
import { noteSignedIn, signedIn } from "./signed-in";

/** The name that the header shows, after its owner has changed it. */
export function renameHint(nickname: string): void {
	const hint = signedIn();
	if (!hint) return;
	Cookies.set(hintCookie, writeHint({ ...hint, nickname }), {
		path: "/",
		sameSite: "lax",
		secure: window.location.protocol === "https:",
		expires: new Date(Date.now() + sessionSeconds * 1000),
	});
	noteSignedIn();
}
