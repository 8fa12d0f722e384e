export type AskedKind = "page" | "part" | "file" | "picture" | "words";

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
	if (method !== "GET" || asked !== origin) return undefined;
	if (mode === "navigate") return noPage.test(pathname) ? undefined : "page";
	// What the browser's router asks for instead of a page.
	if (headers.has("rsc")) return "part";
	return kinds.find(([shape]) => shape.test(pathname))?.[1];
}
