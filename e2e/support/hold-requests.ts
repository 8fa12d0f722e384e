import type { Page } from "@playwright/test";

/** Holds back the requests that a page makes for what matches, until the function that comes back is called. */
export async function holdRequests(
	page: Page,
	matching: Parameters<Page["route"]>[0],
): Promise<() => void> {
	let letGo = () => {};
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(matching, async (route) => {
		await gate;
		// The page may have given the request up by then.
		await route.continue().catch(() => undefined);
	});
	return letGo;
}
