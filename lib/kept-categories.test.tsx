import type { CategoryNode } from "@/gateway/contract/category";
import { keepCategories, readKeptCategories } from "./kept-categories";
import { writeEntry } from "./storage";

const list: CategoryNode[] = [
	{
		id: 1,
		name: "Fruit",
		image: "/fruit.webp",
		cartType: "SUPERMARKET",
		childList: [{ id: 2, name: "Berries", image: "/berries.webp" }],
	},
	{ id: 3, name: "Toys", image: "/toys.webp", cartType: "E_COMMERCE" },
];

beforeEach(() => localStorage.clear());

test("categories are kept in the language they were read in", () => {
	keepCategories("en", list);
	expect(readKeptCategories("en")).toEqual(list);
	expect(readKeptCategories("th")).toBeUndefined();
	expect(
		JSON.parse(localStorage.getItem("hk-productClassify") ?? ""),
	).toMatchObject({
		dataType: "object",
		type: "local",
		timestamp: expect.any(Number),
	});
});

test.each([
	["nothing", undefined],
	["a list of another shape", { locale: "en", list: [{ id: 1 }] }],
	[
		"children that are none",
		{ locale: "en", list: [{ ...list[1], childList: 7 }] },
	],
])("%s on the device is as good as nothing kept", (_, content) => {
	writeEntry("productClassify", content);
	expect(readKeptCategories("en")).toBeUndefined();
});
