import { eq } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import { masterOrder } from "../../../db/schema/order";
import { openAgent } from "../../../testing/open-agent";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import {
	amountsOf,
	eastern,
	goingTo,
	lineOf,
	openCheckouts,
} from "../../../testing/open-checkouts";
import { seedSku } from "../../../testing/own-cart";
import { seedCoupon } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;
let checkouts: ReturnType<typeof openCheckouts>;
let buyer: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
	checkouts = openCheckouts(agent);
	buyer = await openBuyer(shop);
});
afterAll(() => shop.close());

const english = { context: { language: "en" } };

const seedFood = (price = "20.00", stock = 9) =>
	seedSku(shop, { price, stock, cartType: "SUPERMARKET", merchantId: 1 });

test("a checkout comes to what the shop's own pages ask, whatever its program says", async () => {
	const { skuId } = await seedSku(shop, { price: "120.50", stock: 5 });
	const wrong = { ...lineOf(skuId, 2), item: { id: `sku-${skuId}`, price: 1 } };
	const answer = await checkouts.begin({ line_items: [wrong] });
	expect(answer.status).toBe(201);
	const checkout = answer.body;
	expect(checkout.line_items).toMatchObject([
		{ item: { price: 12050 }, quantity: 2, totals: [{ amount: 24100 }, {}] },
	]);
	const pre = await buyer.want({ from: "buyNow", skuId, quantity: 2 });
	const { data } = await buyer.quote(pre);
	const { total, fulfillment } = amountsOf(checkout);
	expect(total).toBe(Number(data.total.replace(".", "")));
	expect(fulfillment).toBe(3000);
	expect(checkout.fulfillment.methods).toMatchObject([
		{ groups: [{ options: [{ totals: [{ amount: 3000 }, {}] }] }] },
	]);
});

test("it is handed over to the shop's own page, which takes the payment", async () => {
	const { skuId } = await seedSku(shop, { price: "10.00", stock: 5 });
	const before = await shop.db.$count(masterOrder);
	const { id, status, messages, continue_url, ucp } = await checkouts.create({
		line_items: [lineOf(skuId)],
	});
	expect(status).toBe("requires_escalation");
	expect(messages.at(-1)).toMatchObject({
		type: "error",
		severity: "requires_buyer_input",
	});
	expect(continue_url).toBe(
		`https://shop.test/en/order/order_confirm?checkout=${id}`,
	);
	expect(ucp.payment_handlers).toEqual({});
	const completed = await checkouts.complete(id, {
		payment: { instruments: [] },
	});
	expect(completed.body.status).toBe("requires_escalation");
	expect(completed.body.order).toBeUndefined();
	expect(await shop.db.$count(masterOrder)).toBe(before);
});

test("a new number of pieces is priced anew, and more than there are is lowered and said", async () => {
	const { skuId } = await seedSku(shop, { price: "10.00", stock: 3 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId)] });
	const two = await checkouts.put(id, { line_items: [lineOf(skuId, 2)] });
	expect([two.status, amountsOf(two.body).subtotal]).toEqual([200, 2000]);
	const { body } = await checkouts.put(id, {
		line_items: [lineOf(skuId, 10_001)],
	});
	expect(body.line_items[0].quantity).toBe(3);
	expect(body.messages[0].code).toBe("quantity_lowered");
	expect(amountsOf(await checkouts.get(id)).subtotal).toBe(3000);
});

test("what sold out under a checkout is said, and it is incomplete until it holds something again", async () => {
	const { skuId } = await seedSku(shop, { price: "10.00", stock: 3 });
	const other = await seedSku(shop, { price: "10.00", stock: 3 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId)] });
	await shop.db.update(sku).set({ stock: 0 }).where(eq(sku.id, skuId));
	const gone = await checkouts.get(id);
	expect([gone.status, gone.line_items]).toEqual(["incomplete", []]);
	expect(gone.messages).toContainEqual(
		expect.objectContaining({ code: "out_of_stock", severity: "recoverable" }),
	);
	const { body } = await checkouts.put(id, {
		line_items: [lineOf(other.skuId)],
	});
	expect(body.status).toBe("requires_escalation");
	const refused = await checkouts.create({ line_items: [lineOf(skuId)] });
	expect([refused.ucp.status, refused.id]).toEqual(["error", undefined]);
});

test("a buyer is taken as named, and goes with the next whole update", async () => {
	const { skuId } = await seedSku(shop, { price: "10.00", stock: 3 });
	const named = { first_name: "Mei", email: "mei@example.com" };
	const made = await checkouts.create({
		line_items: [lineOf(skuId)],
		buyer: named,
	});
	expect(made.buyer).toEqual(named);
	const { body } = await checkouts.put(made.id, {
		line_items: [lineOf(skuId)],
	});
	expect(body.buyer).toBeUndefined();
});

test("coupons come off by themselves, and a code takes nothing off, which is said", async () => {
	const { skuId } = await seedSku(shop, { price: "100.00", stock: 9 });
	await seedCoupon(shop.db, { amount: "15.00" });
	const checkout = await checkouts.create({
		line_items: [lineOf(skuId)],
		discounts: { codes: ["10OFF"] },
	});
	expect(checkout.messages).toContainEqual(
		expect.objectContaining({
			type: "warning",
			code: "discount_code_invalid",
			path: "$.discounts.codes[0]",
		}),
	);
	const { applied } = checkout.discounts;
	const amounts = applied.map(({ amount }: { amount: number }) => amount);
	const sum = amounts.reduce((all: number, one: number) => all + one, 0);
	expect(sum).toBeGreaterThanOrEqual(1500);
	expect(amountsOf(checkout).discount).toBe(-sum);
});

test("the supermarket brings it in a slot of the store that is nearest to the address", async () => {
	const { skuId } = await seedFood();
	const lines = { line_items: [lineOf(skuId)] };
	const { id } = await checkouts.create(lines);
	const { body: near } = await checkouts.put(id, {
		...lines,
		...goingTo(eastern),
	});
	const [method] = near.fulfillment.methods;
	expect(method.destinations).toEqual([eastern]);
	expect(method.selected_destination_id).toBe("home");
	const [group] = method.groups;
	expect(group.options.length).toBeGreaterThan(1);
	expect(group.selected_option_id).toBe(group.options[0].id);
	const later = group.options[1];
	expect(Date.parse(later.earliest_fulfillment_time)).toBeGreaterThan(
		shop.now().getTime(),
	);
	const choice = goingTo(eastern, { [group.id]: later.id });
	const { body: chosen } = await checkouts.put(id, { ...lines, ...choice });
	const [chosenGroup] = chosen.fulfillment.methods[0].groups;
	expect(chosenGroup.selected_option_id).toBe(later.id);
	expect(chosen.status).toBe("requires_escalation");
	const { totals } = later;
	expect(amountsOf(chosen).fulfillment).toBe(amountsOf({ totals }).total);
});

test.each([
	["no slot", "tomorrow"],
	["a slot that has begun", "2020-01-01T10:00:00+08:00"],
])("an option that is %s is said, and none is chosen", async (_, option) => {
	const { skuId } = await seedFood();
	const lines = { line_items: [lineOf(skuId)] };
	const { id, fulfillment } = await checkouts.create({
		...lines,
		...goingTo(eastern),
	});
	const key = fulfillment.methods[0].groups[0].id;
	const wish = goingTo(eastern, { [key]: option });
	const { body } = await checkouts.put(id, { ...lines, ...wish });
	expect(body.status).toBe("incomplete");
	expect(body.messages[0]).toMatchObject({
		code: "fulfillment_changed",
		path: "$.fulfillment.methods[0].groups[0].selected_option_id",
	});
	expect(body.fulfillment.methods[0].groups[0].selected_option_id).toBeNull();
});

test("an address that no store reaches, or nobody finds, is said by its path", async () => {
	const { skuId } = await seedFood();
	const body = { line_items: [lineOf(skuId)] };
	const abroad = { address_country: "US", address_locality: "Springfield" };
	const lost = await checkouts.create({ ...body, ...goingTo(abroad) });
	expect([lost.status, lost.messages[0].code]).toEqual([
		"incomplete",
		"address_undeliverable",
	]);
	expect(lost.fulfillment.methods[0].destinations[0].id).toBeTruthy();
});

test("a checkout of a cart holds what the cart does, and there is one at a time", async () => {
	const { skuId } = await seedSku(shop, { price: "10.00", stock: 9 });
	const buyerOfCart = { email: "cart@example.com" };
	const { body: cart } = await agent.rest("/carts", {
		...english,
		line_items: [lineOf(skuId, 2)],
		buyer: buyerOfCart,
	});
	const ofCart = {
		cart_id: cart.id,
		line_items: [],
		buyer: { email: "x@y.z" },
	};
	const answers = await Promise.all(
		[1, 2, 3].map(() => checkouts.create(ofCart)),
	);
	const [first] = answers;
	expect(first.buyer).toEqual(buyerOfCart);
	expect(first.line_items[0].quantity).toBe(2);
	for (const { id } of answers) expect(id).toBe(first.id);
	await checkouts.cancel(first.id);
	const next = await checkouts.create(ofCart);
	expect(next.id).not.toBe(first.id);
	expect((await checkouts.create(ofCart)).id).toBe(next.id);
	const unknown = await checkouts.create({ cart_id: "cart_of_nobody" });
	expect(unknown.messages[0].code).toBe("not_found");
});

const operations = ["create", "update", "complete", "cancel"] as const;

test.each(operations)("%s is done once by its key", async (kind) => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId)] });
	const key = { "idempotency-key": crypto.randomUUID() };
	const send = (quantity: number) => {
		const body = { line_items: [lineOf(skuId, quantity)], quantity };
		if (kind === "create") return agent.rest("/checkout-sessions", body, key);
		const path = `/checkout-sessions/${id}`;
		if (kind === "update") return agent.put(path, body, key);
		return agent.rest(`${path}/${kind}`, body, key);
	};
	const first = await send(2);
	const again = await send(2);
	expect([again.status, again.body]).toEqual([first.status, first.body]);
	expect(first.status).toBe(kind === "create" ? 201 : 200);
	if (kind !== "cancel") expect((await send(3)).status).toBe(409);
});

test("MCP's tools do to a checkout what REST does", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const use = async (tool: string, input: object) =>
		(await agent.tool(tool, input)).body.result.structuredContent;
	const checkout = { ...english, line_items: [lineOf(skuId)] };
	const { id } = await use("create_checkout", { checkout });
	expect(await use("get_checkout", { id })).toEqual(await checkouts.get(id));
	const more = { ...english, line_items: [lineOf(skuId, 2)] };
	const updated = await use("update_checkout", { id, checkout: more });
	expect(updated.line_items[0].quantity).toBe(2);
	const done = await use("complete_checkout", { id, checkout: {} });
	expect(done.status).toBe("requires_escalation");
	expect((await use("cancel_checkout", { id })).status).toBe("canceled");
	const { status, body } = await agent.tool("cancel_checkout", { id });
	expect([status, body.error.code]).toEqual([409, -32000]);
});
