import type { Suggestion } from "@/gateway/contract/catalog/search";
import { matchWords } from "./match-words";

const oatMilk: Suggestion = {
	type: "goods",
	id: 7,
	text: "Oat milk 1 L",
	image: "/sample/oat-milk-800.webp",
	price: "21.90",
	hasPriceRange: false,
};
const known = {
	recent: ["Milk tea"],
	popular: ["milk", "rice"],
	found: [
		{ type: "category", id: 30, text: "Milk & yoghurt" },
		oatMilk,
		{ type: "word", id: 3, text: "milk" },
	] satisfies Suggestion[],
};

test("what the shop has leads there and stands first, then words to search for, each once", () => {
	expect(matchWords(known, "milk")).toEqual([
		{
			word: "Milk & yoghurt",
			source: "found",
			href: "/goods/goods_search?cid=30",
		},
		{
			word: "Oat milk 1 L",
			source: "found",
			href: "/goods_detail/7",
			goods: oatMilk,
		},
		{ word: "Milk tea", source: "recent" },
		{ word: "milk", source: "popular" },
	]);
});

test("before anything is typed there is history and what is popular", () => {
	expect(matchWords({ ...known, found: [] }, " ")).toEqual([
		{ word: "Milk tea", source: "recent" },
		{ word: "milk", source: "popular" },
		{ word: "rice", source: "popular" },
	]);
});

test("what the shop found need not contain what was typed", () => {
	const options = matchWords({ ...known, found: [oatMilk] }, "薯仔");
	expect(options.map(({ word }) => word)).toEqual(["Oat milk 1 L"]);
});
