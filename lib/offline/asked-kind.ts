import { isOwnCall, isOwnPage, isTurn } from "./own-answer";

export type AskedKind =
	| "page"
	| "part"
	| "file"
	| "picture"
	| "words"
	/** Of who is signed in. */
	| "own page"
	| "own call"
	/** Changes who that is. */
	| "turn";

const kinds: readonly (readonly [RegExp, AskedKind])[] = [
	[/^\/_next\/static\//, "file"],
	[/^\/(?:pictures|sample|uploads)\//, "picture"],
	[/^\/api\/words\//, "words"],
];
const noPage =
	/^\/(?:api|_next|sample|pictures|uploads)\/|^\/(?:healthz|readyz|metrics)$|\.[a-z0-9]{2,5}$/i;

/** What the worker sees in a request; undefined for what it leaves to the browser. */
export function askedKind(
	{ method, mode, url, headers }: Request,
	origin: string,
): AskedKind | undefined {
	const { origin: asked, pathname } = new URL(url);
	if (asked !== origin) return undefined;
	if (isTurn(pathname)) return "turn";
	if (method !== "GET") return undefined;
	if (mode === "navigate") return pageKind(pathname);
	// What the browser's router asks for instead of a page.
	if (headers.has("rsc")) return "part";
	if (isOwnCall(pathname)) return "own call";
	return kinds.find(([shape]) => shape.test(pathname))?.[1];
}

function pageKind(pathname: string): AskedKind | undefined {
	if (noPage.test(pathname)) return undefined;
	return isOwnPage(pathname) ? "own page" : "page";
}
