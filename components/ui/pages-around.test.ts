import { pagesAround } from "./pages-around";

test("the first and the last page can always be reached", () => {
	for (const page of [1, 2, 50, 99, 100]) {
		const pages = pagesAround(page, 100);
		expect(pages[0]).toBe(1);
		expect(pages.at(-1)).toBe(100);
		expect(pages).toContain(page);
	}
});

test("pages stand in order, each once", () => {
	for (const [page, totalPage] of [
		[1, 2],
		[2, 3],
		[3, 5],
		[10, 20],
	] as const) {
		const pages = pagesAround(page, totalPage);
		expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
	}
});

test("a list of ten thousand pages shows seven at most", () => {
	expect(pagesAround(5_000, 10_000)).toHaveLength(7);
});
