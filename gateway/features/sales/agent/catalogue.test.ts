import { eq } from "drizzle-orm";
import { goods, sku } from "../../../db/schema/goods";
import { openAgent } from "../../../testing/open-agent";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";

// The cases of the protocol's catalogue, by REST; `mcp.test.ts` holds that MCP answers the same.

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
});
afterAll(() => shop.close());

const shapes = {
	search: "shopping/catalog_search.json#/$defs/search_response",
	lookup: "shopping/catalog_lookup.json#/$defs/lookup_response",
	product: "shopping/catalog_lookup.json#/$defs/get_product_response",
	none: "shopping/types/error_response.json",
};

async function ask(kind: "search" | "lookup" | "product", body: object) {
	const answer = await agent.rest(`/catalog/${kind}`, body);
	expect(answer.status).toBe(200);
	expectSchema(answer.body, shapes[kind], shapes.none);
	return answer.body;
}

const english = { context: { language: "en-GB" } };

/** A goods in two colours and two sizes, of which no large red one exists. */
async function seedShirts() {
	const id = await seedGoods(shop.db, { en: "Harbour Shirt" }, {});
	const [first] = await shop.db.select().from(sku).where(eq(sku.goodsId, id));
	if (!first) throw new Error("The goods has no sku");
	const one = (options: Record<string, string>, price: string, stock = 5) => ({
		...first,
		id: undefined,
		options,
		price,
		oldPrice: null,
		lowestBefore: null,
		stock,
	});
	await shop.db.delete(sku).where(eq(sku.goodsId, id));
	const skus = await shop.db
		.insert(sku)
		.values([
			one({ colour: "Blue", size: "S" }, "90.00"),
			one({ colour: "Blue", size: "L" }, "80.00", 0),
			one({ colour: "Red", size: "S" }, "100.00"),
		])
		.returning({ id: sku.id });
	return { id, skus: skus.map((row) => row.id) };
}

test("words find what the shop's own search finds, in its order and at its prices", async () => {
	const { products, pagination } = await ask("search", {
		query: "milk",
		...english,
	});
	const { data } = await shop.wire.get("/api/front/product/list", {
		keyword: "milk",
		limit: 10,
	});
	expect(products.map(({ id }: { id: string }) => id)).toEqual(
		data.list.map(({ id }: { id: number }) => `goods-${id}`),
	);
	const [found] = products;
	const [card] = data.list;
	expect(found.title).toBe(card.name);
	expect(found.variants[0].price).toEqual({
		amount: Number(card.price.replace(".", "")),
		currency: "HKD",
	});
	expect(pagination.total_count).toBe(data.total);
});

test("a page holds ten unless another number is asked for, and its cursor leads to the next until there is none", async () => {
	const filters = { price: { min: 0 } };
	const first = await ask("search", { filters });
	expect(first.products).toHaveLength(10);
	const seen = new Set<string>();
	let cursor: string | undefined;
	for (let page = 0; page < 3; page++) {
		const { products, pagination } = await ask("search", {
			filters,
			pagination: { limit: 7, ...(cursor && { cursor }) },
		});
		for (const { id } of products) seen.add(id);
		expect(pagination.has_next_page).toBe(true);
		cursor = pagination.cursor;
	}
	expect(seen.size).toBe(21);
	const all = await ask("search", {
		query: "milk",
		pagination: { limit: 999 },
	});
	expect(all.pagination).toMatchObject({ has_next_page: false });
	expect(all.pagination.cursor).toBeUndefined();
});

test("a search in vain is an empty list, and no fault", async () => {
	const answer = await ask("search", { query: "qqqzzzxxx" });
	expect(answer.products).toEqual([]);
	expect(answer.messages).toBeUndefined();
});

test("names that products bear as categories narrow a search to any of them", async () => {
	const { products } = await ask("search", { query: "milk", ...english });
	const [top] = products[0].categories;
	const asked = { filters: { categories: [top.value, "No such shelf"] } };
	const within = await ask("search", { ...asked, ...english });
	expect(within.products.length).toBeGreaterThan(0);
	for (const { categories } of within.products)
		expect(categories).toContainEqual(top);
	const nowhere = { filters: { categories: ["No such shelf"] } };
	expect((await ask("search", nowhere)).products).toEqual([]);
	const both = await ask("search", { query: "milk", ...asked, ...english });
	expect(both.products.length).toBeGreaterThan(0);
});

test("bounds of price hold in Hong Kong dollars, and are left out with a word where they are in another currency", async () => {
	const price = { min: 1000, max: 3000 };
	const { products } = await ask("search", { filters: { price } });
	for (const { price_range } of products) {
		expect(price_range.min.amount).toBeLessThanOrEqual(3000);
		expect(price_range.max.amount).toBeGreaterThanOrEqual(1000);
	}
	const abroad = await ask("search", {
		query: "milk",
		filters: { price: { max: 1 } },
		context: { currency: "USD" },
	});
	expect(abroad.products.length).toBeGreaterThan(0);
	expect(abroad.messages).toMatchObject([{ code: "price_filter_ignored" }]);
});

test("the language that the shopper is said to read comes before that of the request", async () => {
	const said = { context: { language: "fr-CA" } };
	const { products } = await ask("search", { query: "milk", ...said });
	const id = Number(products[0].id.slice("goods-".length));
	const { data } = await shop.wire.get(
		`/api/front/product/detail/${id}`,
		{},
		{ locale: "fr" },
	);
	expect(products[0].title).toBe(data.name);
	expect(products[0].url).toBe(`https://shop.test/fr/goods_detail/${id}`);
});

test("a reduced price bears the old one and the lowest of the days before it, as pages say it", async () => {
	const id = await seedGoods(shop.db, { en: "Reduced" });
	await shop.db
		.update(sku)
		.set({
			price: "10.00",
			oldPrice: "20.00",
			lowestBefore: "15.00",
			content: "0.5 kg",
		})
		.where(eq(sku.goodsId, id));
	const { product } = await ask("product", { id: `goods-${id}` });
	expect(product.variants[0]).toMatchObject({
		price: { amount: 1000, currency: "HKD" },
		list_price: { amount: 2000, currency: "HKD" },
		unit_price: {
			amount: 200,
			measure: { value: 500, unit: "g" },
			reference: { value: 100, unit: "g" },
		},
		metadata: { lowest_price_before: { amount: 1500, currency: "HKD" } },
	});
});

test("a look-up answers each goods once, with what each id led to, whatever it is called by", async () => {
	const { id, skus } = await seedShirts();
	const [blueSmall, , red] = skus;
	const ids = [`goods-${id}`, `goods-${id}`, `sku-${red}`, `${red}`, "nothing"];
	const { products, messages } = await ask("lookup", { ids });
	expect(products).toHaveLength(1);
	expect(products[0].variants).toMatchObject([
		{
			id: `sku-${blueSmall}`,
			inputs: [{ id: `goods-${id}`, match: "featured" }],
		},
		{
			id: `sku-${red}`,
			inputs: [
				{ id: `sku-${red}`, match: "exact" },
				{ id: `${red}`, match: "exact" },
			],
		},
	]);
	expect(messages).toEqual([
		{ type: "info", code: "not_found", content: "nothing" },
	]);
	const dear = { ids: [`sku-${red}`], filters: { price: { max: 9999 } } };
	expect((await ask("lookup", dear)).products).toEqual([]);
});

test("more ids than fifty are refused as too many", async () => {
	const ids = Array.from({ length: 51 }, (_, at) => `goods-${at + 1}`);
	const answer = await agent.rest("/catalog/lookup", { ids });
	expect([answer.status, answer.body.code]).toEqual([400, "request_too_large"]);
	expect(
		(await ask("lookup", { ids: ids.slice(1) })).products.length,
	).toBeGreaterThan(10);
});

test("a goods off the shelf is neither found nor looked up", async () => {
	const id = await seedGoods(shop.db, { en: "Withdrawn" });
	await shop.db.update(goods).set({ isShown: false }).where(eq(goods.id, id));
	expect((await ask("lookup", { ids: [`goods-${id}`] })).products).toEqual([]);
	const answer = await ask("product", { id: `goods-${id}` });
	expect(answer).toMatchObject({
		ucp: { status: "error" },
		messages: [{ code: "not_found", severity: "unrecoverable" }],
	});
	expect(answer.product).toBeUndefined();
});

test("a variant says all of its options, whatever else is selected", async () => {
	const { skus } = await seedShirts();
	const selected = [{ name: "colour", label: "Red" }];
	const { product } = await ask("product", { id: `sku-${skus[1]}`, selected });
	expect(product.variants[0].id).toBe(`sku-${skus[1]}`);
	expect(product.variants[0].availability.available).toBe(false);
	expect(product.selected).toEqual([
		{ name: "size", label: "L" },
		{ name: "colour", label: "Blue" },
	]);
});

test("what is selected narrows the variants and says which other values there are and can be bought", async () => {
	const { id, skus } = await seedShirts();
	const selected = [{ name: "colour", label: "Blue" }];
	const { product } = await ask("product", { id: `goods-${id}`, selected });
	expect(product.selected).toEqual(selected);
	expect(product.variants.map((one: { id: string }) => one.id)).toEqual([
		`sku-${skus[0]}`,
		`sku-${skus[1]}`,
	]);
	const value = (label: string, available = true) => ({
		label,
		available,
		exists: true,
	});
	expect(product.options).toEqual([
		{ name: "size", values: [value("S"), value("L", false)] },
		{ name: "colour", values: [value("Blue"), value("Red")] },
	]);
});

test("of choices that no variant has together, what matters least gives way", async () => {
	const { id, skus } = await seedShirts();
	const selected = [
		{ name: "colour", label: "Red" },
		{ name: "size", label: "L" },
	];
	const chosen = async (preferences: string[]) => {
		const asked = { id: `goods-${id}`, selected, preferences };
		const { product } = await ask("product", asked);
		return [product.selected, product.variants[0].id];
	};
	expect(await chosen(["colour", "size"])).toEqual([
		[selected[0]],
		`sku-${skus[2]}`,
	]);
	expect(await chosen(["size", "colour"])).toEqual([
		[selected[1]],
		`sku-${skus[1]}`,
	]);
});
