import type { Page } from "@playwright/test";

/** How far the page jumped since it began, by the browser's own measure. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		const shifts = observer.takeRecords() as unknown as { value: number }[];
		return shifts.reduce((sum, { value }) => sum + value, 0);
	});
}
