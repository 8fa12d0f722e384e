import { eq } from "drizzle-orm";
import { agentSession } from "../../../db/schema/agent";
import { sku } from "../../../db/schema/goods";
import { payFor } from "../../../testing/buy-paid";
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
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { sweepAgentSessions } from "./session";

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

/** Signs the person in who goes on where a checkout leads to. */
async function handOver(checkout: string) {
	const { code, data } = await buyer.ask("pre/handed", { checkout });
	expect(code).toBe(200);
	return data.preOrderNo as string;
}

test("once its shopper has ordered it is being completed, and once paid it names the order and changes no more", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId, 2)] });
	const preOrderNo = await handOver(id);
	const { data: made } = await buyer.order(preOrderNo);
	const waiting = await checkouts.get(id);
	expect([waiting.status, waiting.order]).toEqual([
		"complete_in_progress",
		undefined,
	]);
	await payFor(shop, made.orderNo);
	await shop.db.update(sku).set({ price: "99.00" }).where(eq(sku.id, skuId));
	const paid = await checkouts.get(id);
	expect(paid.status).toBe("completed");
	expect(paid.order).toEqual({
		id: id.replace("checkout_", "order_"),
		label: made.orderNo,
		permalink_url: `https://shop.test/en/order/visitor?orderNo=${made.orderNo}`,
	});
	expect(amountsOf(paid)).toMatchObject({
		subtotal: 10000,
		total: Number(made.total.replace(".", "")),
	});
	expect(paid.continue_url).toBeUndefined();
	const closed = [
		await checkouts.put(id, { line_items: [lineOf(skuId)] }),
		await checkouts.complete(id),
		await checkouts.cancel(id),
	];
	for (const { status, body } of closed)
		expect([status, body.code]).toEqual([409, "checkout_closed"]);
	const again = await buyer.ask("pre/handed", { checkout: id });
	expect([again.code, again.data.orderNo]).toEqual([409, made.orderNo]);
});

test("an order that nobody paid in time gives its checkout back", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId)] });
	const { data } = await buyer.order(await handOver(id));
	await buyer.ask(`cancel/${data.orderNo}`);
	expect((await checkouts.get(id)).status).toBe("requires_escalation");
	expect((await buyer.order(await handOver(id))).code).toBe(200);
});

test("a cancelled checkout says so, and nothing can be done with it any more", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId)] });
	const { body } = await checkouts.cancel(id);
	expect([body.status, body.continue_url]).toEqual(["canceled", undefined]);
	expect((await checkouts.get(id)).status).toBe("canceled");
	for (const { status } of [
		await checkouts.cancel(id),
		await checkouts.complete(id),
		await checkouts.put(id, { line_items: [lineOf(skuId)] }),
	])
		expect(status).toBe(409);
	const { code } = await buyer.ask("pre/handed", { checkout: id });
	expect(code).toBe(404);
});

test("a checkout is found by its own id alone, and by nobody once it has ended", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await checkouts.create({ line_items: [lineOf(skuId)] });
	for (const other of ["none", id.slice(0, -1), id.replace("checkout", "cart")])
		expect((await checkouts.get(other)).messages[0].code).toBe("not_found");
	expect((await agent.get(`/carts/${id}`)).body.messages[0].code).toBe(
		"not_found",
	);
	await shop.db.update(agentSession).set({ expiresAt: new Date(0) });
	expect((await checkouts.get(id)).messages[0].code).toBe("not_found");
	expect((await buyer.ask("pre/handed", { checkout: id })).code).toBe(404);
});

test("who buys and where it goes is forgotten after two days, and what was ordered can still be asked for", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { id } = await checkouts.create({
		line_items: [lineOf(skuId)],
		buyer: { email: "mei@example.com" },
		...goingTo(eastern),
	});
	const { data } = await buyer.order(await handOver(id));
	await payFor(shop, data.orderNo);
	const days = (count: number) =>
		new Date(shop.now().getTime() + count * 24 * 60 * 60 * 1_000);
	await sweepAgentSessions(shop.db, days(1));
	expect((await checkouts.get(id)).buyer).toEqual({ email: "mei@example.com" });
	await sweepAgentSessions(shop.db, days(3));
	const kept = await shop.db.select().from(agentSession);
	expect(JSON.stringify(kept)).not.toMatch(/mei@example|Taikoo/);
	expect((await checkouts.get(id)).order.label).toBe(data.orderNo);
});
