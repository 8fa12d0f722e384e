import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { writeEntry } from "./storage";
import { readStoredCategories, storeCategories } from "./stored-categories";

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
	storeCategories("en", list);
	expect(readStoredCategories("en")).toEqual(list);
	expect(readStoredCategories("th")).toBeUndefined();
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
	expect(readStoredCategories("en")).toBeUndefined();
});
