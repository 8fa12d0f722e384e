import { matchWords } from "./match-words";

const known = {
	recent: ["Milk tea"],
	popular: ["milk", "rice"],
	found: ["milk", "Oat milk 1 L"],
};

test("each word stands once, under the first that knows it", () => {
	expect(matchWords(known, "milk")).toEqual([
		{ word: "Milk tea", source: "recent" },
		{ word: "milk", source: "popular" },
		{ word: "Oat milk 1 L", source: "found" },
	]);
});

test("before anything is typed there is history and what is popular", () => {
	expect(matchWords(known, " ").map(({ word }) => word)).toEqual([
		"Milk tea",
		"milk",
		"rice",
	]);
});

test("what the shop found need not contain what was typed", () => {
	expect(matchWords({ ...known, found: ["Potatoes"] }, "薯仔")).toEqual([
		{ word: "Potatoes", source: "found" },
	]);
});
