import {
	clearSearchHistory,
	readSearchHistory,
	rememberSearch,
} from "./search-history";

beforeEach(() => localStorage.clear());

test("searches are remembered newest first, each once", () => {
	for (const word of ["tea", "rice", " tea "]) rememberSearch(word);
	expect(readSearchHistory()).toEqual(["tea", "rice"]);
});

test("the ninth search pushes the oldest out", () => {
	for (let number = 1; number <= 9; number++) rememberSearch(`word ${number}`);
	expect(readSearchHistory()).toHaveLength(8);
	expect(readSearchHistory()).not.toContain("word 1");
});

test("a cleared history is empty", () => {
	rememberSearch("tea");
	clearSearchHistory();
	expect(readSearchHistory()).toEqual([]);
});

test("what another hand wrote there is no history", () => {
	const entry = (content: unknown) =>
		localStorage.setItem("hk-search-history", JSON.stringify({ content }));
	entry("tea");
	expect(readSearchHistory()).toEqual([]);
	entry(["tea", 7, null]);
	expect(readSearchHistory()).toEqual(["tea"]);
});
