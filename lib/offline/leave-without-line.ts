/**
 * Without a line the router would wait for one, page and words as they are. A whole page is asked for instead: the worker
 * has a copy, or says that there is none.
 */
export function leaveWithoutLine(
	address: string,
	kind: string,
	{ location } = window,
): void {
	if (navigator.onLine || kind === "traverse") return;
	if (!navigator.serviceWorker?.controller) return;
	const { origin, pathname, search, href } = new URL(address, location.href);
	const isHere = pathname === location.pathname && search === location.search;
	if (origin === location.origin && !isHere) location.assign(href);
}
