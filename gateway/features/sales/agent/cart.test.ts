import { eq } from "drizzle-orm";
import { agentCommand, agentSession } from "../../../db/schema/agent";
import { goods, sku } from "../../../db/schema/goods";
import { openAgent } from "../../../testing/open-agent";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";
import { sweepAgentSessions } from "./session";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
});
afterAll(() => shop.close());

const cartShape = "shopping/cart.json";
const noneShape = "shopping/types/error_response.json";
const english = { context: { language: "en" } };

async function seedSku(price: string, stock = 20) {
	const goodsId = await seedGoods(shop.db, { en: `Goods of ${price}` });
	const [row] = await shop.db
		.update(sku)
		.set({ price, stock, oldPrice: null, lowestBefore: null })
		.where(eq(sku.goodsId, goodsId))
		.returning({ id: sku.id });
	if (!row) throw new Error("The goods has no sku");
	return { goodsId, skuId: row.id };
}

const line = (id: string, quantity = 1) => ({ item: { id }, quantity });

async function create(lines: object[], headers = {}) {
	const body = { line_items: lines, ...english };
	const answer = await agent.rest("/carts", body, headers);
	expect([200, 201]).toContain(answer.status);
	expectSchema(answer.body, answer.status === 201 ? cartShape : noneShape);
	return answer.body;
}

async function get(id: string) {
	const answer = await agent.get(`/carts/${id}`);
	expect(answer.status).toBe(200);
	expectSchema(answer.body, cartShape, noneShape);
	return answer.body;
}

const amountsOf = (totals: { type: string; amount: number }[]) =>
	Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));

test("a cart is created with 201 at the prices of a visitor's basket, whatever the program says they are", async () => {
	const { skuId } = await seedSku("12.30");
	const wrong = { ...line(`sku-${skuId}`, 3), totals: [] };
	const body = {
		line_items: [{ ...wrong, item: { id: `sku-${skuId}`, price: 1 } }],
		...english,
	};
	const { status, body: cart } = await agent.rest("/carts", body);
	expect(status).toBe(201);
	expectSchema(cart, cartShape);
	expect(cart.line_items).toMatchObject([
		{
			item: {
				id: `sku-${skuId}`,
				title: "Goods of 12.30 (Black / 128 GB)",
				price: 1230,
			},
			quantity: 3,
			totals: [
				{ type: "subtotal", amount: 3690 },
				{ type: "total", amount: 3690 },
			],
		},
	]);
	const { data } = await shop.wire.post("/api/front/cart/basket", {
		lines: [{ skuId, quantity: 3 }],
	});
	const cents = (money: string) => Number(money.replace(".", ""));
	expect(cart.totals.at(-1).amount).toBe(cents(data.totals.total));
	const amounts = amountsOf(cart.totals);
	const { subtotal = 0, discount = 0, fulfillment = 0 } = amounts;
	expect(amounts.total).toBe(subtotal + discount + fulfillment);
	expect(cart.messages).toEqual([]);
	expect(cart.continue_url).toBe(
		`https://shop.test/en/order/handed_over?lines=${skuId}.3`,
	);
});

test("a goods stands for its only variant, and what names one variant twice is one line", async () => {
	const { goodsId, skuId } = await seedSku("5.00");
	const cart = await create([
		line(`goods-${goodsId}`),
		line(`sku-${skuId}`, 2),
		line(String(skuId)),
	]);
	expect(cart.line_items).toHaveLength(1);
	expect(cart.line_items[0].quantity).toBe(4);
});

test("a line that ran short is lowered, one that is gone or unknown is left out, and each is said before the totals", async () => {
	const short = await seedSku("7.00", 2);
	const gone = await seedSku("8.00", 0);
	const cart = await create([
		line(`sku-${gone.skuId}`),
		line("nothing-7"),
		line(`sku-${short.skuId}`, 9),
	]);
	expect(cart.line_items).toMatchObject([{ quantity: 2 }]);
	expect(cart.messages).toMatchObject([
		{ type: "warning", code: "out_of_stock" },
		{ type: "warning", code: "item_unavailable" },
		{ code: "quantity_lowered", path: "$.line_items[0].quantity" },
	]);
	expect(cart.messages[0].content).toContain("Goods of 8.00");
	expect(cart.messages[2].content).toContain("Only 2");
	const members = Object.keys(cart);
	expect(members.indexOf("messages")).toBeLessThan(members.indexOf("totals"));
	expect(amountsOf(cart.totals).subtotal).toBe(1400);
});

test("of what cannot be bought at all no cart is made", async () => {
	const { skuId } = await seedSku("8.00", 0);
	const answer = await create([line(`sku-${skuId}`)]);
	expect(answer.ucp.status).toBe("error");
	expect(answer.id).toBeUndefined();
	expect(answer.messages[0]).toMatchObject({
		code: "out_of_stock",
		severity: "unrecoverable",
	});
});

test("a cart is asked for at the prices and stock of now", async () => {
	const { skuId, goodsId } = await seedSku("10.00");
	const { id } = await create([line(`sku-${skuId}`, 5)]);
	await shop.db
		.update(sku)
		.set({ price: "11.00", stock: 4 })
		.where(eq(sku.id, skuId));
	const cart = await get(id);
	expect(cart.line_items).toMatchObject([
		{ item: { price: 1100 }, quantity: 4 },
	]);
	await shop.db.update(sku).set({ stock: 9 }).where(eq(sku.id, skuId));
	expect((await get(id)).line_items[0].quantity).toBe(5);
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, goodsId));
	const empty = await get(id);
	expect([empty.line_items, amountsOf(empty.totals).total]).toEqual([[], 0]);
});

test("an update replaces all of a cart, in the language that it was made in", async () => {
	const one = await seedSku("10.00");
	const other = await seedSku("20.00");
	const { id } = await create([line(`sku-${one.skuId}`)]);
	const buyer = { email: "somebody@example.com" };
	const answer = await agent.put(`/carts/${id}`, {
		line_items: [line(`sku-${other.skuId}`, 2)],
		buyer,
		...english,
	});
	expect(answer.status).toBe(200);
	expectSchema(answer.body, cartShape);
	expect(answer.body.id).toBe(id);
	const cart = await get(id);
	expect(
		cart.line_items.map(({ item }: { item: object }) => item),
	).toMatchObject([{ title: "Goods of 20.00 (Black / 128 GB)" }]);
	expect(cart.buyer).toEqual(buyer);
});

test("a cancelled cart is answered once more, and is then not found", async () => {
	const { skuId } = await seedSku("10.00");
	const { id } = await create([line(`sku-${skuId}`)]);
	const cancelled = await agent.rest(`/carts/${id}/cancel`, {});
	expectSchema(cancelled.body, cartShape);
	expect(cancelled.body.line_items).toHaveLength(1);
	const again = await agent.rest(`/carts/${id}/cancel`, {});
	const changed = await agent.put(`/carts/${id}`, {
		line_items: [line(`sku-${skuId}`)],
	});
	for (const { body } of [again, changed, await agent.get(`/carts/${id}`)]) {
		expectSchema(body, noneShape);
		expect(body.messages[0].code).toBe("not_found");
	}
});

test("a cart ends thirty days after its last change, and is swept", async () => {
	const { skuId } = await seedSku("10.00");
	const { id, expires_at } = await create([line(`sku-${skuId}`)]);
	const days = (Date.parse(expires_at) - shop.now().getTime()) / 86_400_000;
	expect(days).toBeCloseTo(30);
	await shop.db
		.update(agentSession)
		.set({ expiresAt: new Date(shop.now().getTime() - 1) });
	expect((await get(id)).messages[0].code).toBe("not_found");
	await sweepAgentSessions(shop.db, shop.now());
	expect(await shop.db.select().from(agentSession)).toEqual([]);
});

test("the database knows no id by which a cart could be opened", async () => {
	const { skuId } = await seedSku("10.00");
	const key = { "idempotency-key": crypto.randomUUID() };
	const { id } = await create([line(`sku-${skuId}`)], key);
	const kept = [
		...(await shop.db.select().from(agentSession)),
		...(await shop.db.select().from(agentCommand)),
	];
	expect(JSON.stringify(kept)).not.toContain(id);
	expect(JSON.stringify(kept)).not.toContain(key["idempotency-key"]);
});

test("what was asked for by a key is done once and answered alike, and the key of something else is refused with 409", async () => {
	const { skuId } = await seedSku("10.00");
	const key = { "idempotency-key": crypto.randomUUID() };
	const body = { line_items: [line(`sku-${skuId}`)], ...english };
	const answers = await Promise.all(
		Array.from({ length: 6 }, () => agent.rest("/carts", body, key)),
	);
	for (const answer of answers)
		expect([answer.status, answer.body]).toEqual([201, answers[0]?.body]);
	const { id } = answers[0]?.body ?? {};
	await shop.db.update(sku).set({ price: "99.00" }).where(eq(sku.id, skuId));
	expect((await agent.rest("/carts", body, key)).body).toEqual(
		answers[0]?.body,
	);
	const other = { line_items: [line(`sku-${skuId}`, 2)], ...english };
	const refused = await agent.rest("/carts", other, key);
	expect([refused.status, refused.body.code]).toEqual([
		409,
		"idempotency_conflict",
	]);
	expect((await agent.put(`/carts/${id}`, body, key)).status).toBe(409);
	const byTool = await agent.tool(
		"create_cart",
		{ cart: other },
		{
			"ucp-agent": { profile: "https://platform.example/profiles/agent.json" },
			...key,
		},
	);
	expect([byTool.status, byTool.body.error.code]).toEqual([409, -32000]);
	const short = await agent.rest("/carts", body, { "idempotency-key": "1" });
	expect([short.status, short.body.code]).toEqual([400, "invalid_request"]);
});

test("MCP's tools do to a cart what REST does", async () => {
	const { skuId } = await seedSku("10.00");
	const cart = { line_items: [line(`sku-${skuId}`)], ...english };
	const made = (await agent.tool("create_cart", { cart })).body.result;
	const { id } = made.structuredContent;
	expectSchema(made.structuredContent, cartShape);
	const read = async () =>
		(await agent.tool("get_cart", { id })).body.result.structuredContent;
	expect(await read()).toEqual(await get(id));
	const more = { line_items: [line(`sku-${skuId}`, 2)] };
	await agent.tool("update_cart", { id, cart: more });
	expect((await read()).line_items[0].quantity).toBe(2);
	await agent.tool("cancel_cart", { id });
	expect((await read()).messages[0].code).toBe("not_found");
});
