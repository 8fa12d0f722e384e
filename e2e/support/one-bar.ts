import type { Page } from "@playwright/test";

/** Bytes a second: 400 kbit. */
const throughput = 400_000 / 8;

/** A line as one has it under ground, from the browser's side. */
export async function overOneBar(page: Page) {
	const browser = await page.context().newCDPSession(page);
	const set = (offline: boolean) =>
		browser.send("Network.emulateNetworkConditions", {
			offline,
			latency: 400,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		});
	await browser.send("Network.enable");
	await set(false);
	return { cut: () => set(true), mend: () => set(false) };
}
