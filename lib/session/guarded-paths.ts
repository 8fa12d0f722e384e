/** Who a page is for: those who are signed in, those who are not, everybody. */
export type Guard = "protected" | "guest-only" | "open";

/** The first row that fits decides. What no row names is open. */
const guards: readonly (readonly [RegExp, Guard])[] = [
	[/^\/login$/, "guest-only"],
	[/^\/users(\/|$)/, "protected"],
	// Who bought without an account, and has lost the session, asks by number and code; what a program has put together
	// is seen before anybody signs in.
	[/^\/order\/(visitor|handed_over)$/, "open"],
	[/^\/order(\/|$)/, "protected"],
	[/^\/console(\/|$)/, "protected"],
	// A signed-in phone lets another device in.
	[/^\/login\/qr$/, "protected"],
];

/** For a path without locale prefix, as Next reads it: encoded letters and doubled slashes are other spellings of it. */
export function guardOf(path: string): Guard {
	const spelled = decode(path).replace(/\/{2,}/g, "/");
	const bare = spelled.length > 1 ? spelled.replace(/\/$/, "") : spelled;
	return guards.find(([shape]) => shape.test(bare))?.[1] ?? "open";
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
