import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const blankPage = {
	contentType: "text/html",
	body: '<link rel="icon" href="data:,">',
};

/** The browser lays out what has arrived after each piece, as on a slow line, and says how far things moved. */
async function arriveInPieces(page: Page, path: string): Promise<number> {
	const html = await (await page.request.get(path)).text();
	await page.route("**", (route) => route.fulfill(blankPage), { times: 1 });
	await page.goto(path);
	return page.evaluate(
		async ({ html, pieceLength, visibleLength }) => {
			sessionStorage.setItem("hk-top-banner-closed", "1");
			let moved = 0;
			const add = (entries: PerformanceEntryList) => {
				for (const entry of entries)
					moved += (entry as unknown as { value: number }).value;
			};
			const observer = new PerformanceObserver((list) =>
				add(list.getEntries()),
			);
			observer.observe({ type: "layout-shift" });
			const painted = () =>
				new Promise<void>((resolve) => {
					requestAnimationFrame(() => setTimeout(resolve));
				});

			const first = html.indexOf("<header");
			document.open();
			document.write(html.slice(0, first));
			for (let at = first; at < first + visibleLength; at += pieceLength) {
				document.write(html.slice(at, at + pieceLength));
				await painted();
			}
			document.write(html.slice(first + visibleLength));
			document.close();
			await painted();
			add(observer.takeRecords());
			return moved;
		},
		{ html, pieceLength: 300, visibleLength: 24_000 },
	);
}

for (const [width, path] of [
	[1440, "/"],
	[1440, "/mall/mall_index"],
	[390, "/"],
	[390, "/goods/goods_search?cid=1"],
	[390, "/goods_detail/1"],
] as const)
	test(`${path} at ${width} px does not jump while it arrives in pieces`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		expect(await arriveInPieces(page, path)).toBeLessThan(0.01);
	});
