import { isNull } from "drizzle-orm";
import type { CategoryNode } from "../../../contract/catalog/category";
import { localeCodes } from "../../../contract/locale";
import { category } from "../../../db/schema/category";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/product/category";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function readTree(query = {}): Promise<CategoryNode[]> {
	return (await shop.wire.get(path, query)).data;
}

test("the tree has two levels and every category once", async () => {
	const rows = await shop.db.select().from(category);
	const tree = await readTree();
	const ids = tree.flatMap((top) => [
		top.id,
		...(top.childList ?? []).map(({ id }) => id),
	]);
	expect(ids.sort()).toEqual(rows.map(({ id }) => id).sort());
	for (const { childList = [] } of tree)
		for (const leaf of childList) expect(leaf).not.toHaveProperty("childList");
});

test("children stand under their own parent, in the operator's order", async () => {
	const rows = await shop.db.select().from(category);
	for (const top of await readTree()) {
		const own = rows
			.filter(({ parentId }) => parentId === top.id)
			.sort((left, right) => left.position - right.position);
		expect(top.childList?.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
	}
});

test("a top category without children has no list at all", async () => {
	const [childless] = await shop.db
		.insert(category)
		.values({
			cartType: "E_COMMERCE",
			name: { en: "Childless" },
			image: "/none.webp",
			position: 999,
		})
		.returning({ id: category.id });
	const found = (await readTree()).find(({ id }) => id === childless?.id);
	expect(found).toBeDefined();
	expect(found).not.toHaveProperty("childList");
});

test("an area's tree holds that area only, and the areas together make the whole", async () => {
	const market = await readTree({ cartType: "SUPERMARKET" });
	const mall = await readTree({ cartType: "E_COMMERCE" });
	expect(market.every(({ cartType }) => cartType === "SUPERMARKET")).toBe(true);
	expect(mall.every(({ cartType }) => cartType === "E_COMMERCE")).toBe(true);
	const tops = await shop.db
		.select()
		.from(category)
		.where(isNull(category.parentId));
	expect(market.length + mall.length).toBe(tops.length);
});

test.each(localeCodes)("categories speak %s", async (locale) => {
	const { data } = await shop.wire.get(path, {}, { locale });
	const rows = await shop.db.select().from(category);
	for (const node of data as CategoryNode[]) {
		const name = rows.find(({ id }) => id === node.id)?.name;
		expect(node.name).toBe(name?.[locale] ?? name?.en);
	}
});
