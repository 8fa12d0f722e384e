import { payFor } from "../../../testing/buy-paid";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { openAgent } from "../../../testing/open-agent";
import { amountsOf } from "../../../testing/open-checkouts";
import { openRefunder, type Refunder } from "../../../testing/open-refunder";
import { orderByAgent } from "../../../testing/order-by-agent";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;
let buyer: Refunder;
let seller: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
	buyer = await openRefunder(shop);
	seller = await openDecider(shop, 2);
});
afterAll(() => shop.close());

const orderShape = "shopping/order.json";

async function get(id: string) {
	const { status, body } = await agent.get(`/orders/${id}`);
	expect(status).toBe(200);
	expectSchema(body, orderShape, "shopping/types/error_response.json");
	return body;
}

const order = (isPaid = true) => orderByAgent(shop, buyer, { isPaid });

test("an order is told to whoever has its checkout's secret, with what it cost and no word of its buyer", async () => {
	const { skuId, checkoutId, orderId, masterNo } = await order();
	const body = await get(orderId);
	expect(body).toMatchObject({
		id: orderId,
		label: masterNo,
		checkout_id: checkoutId,
		permalink_url: `https://shop.test/en/order/visitor?orderNo=${masterNo}`,
		line_items: [
			{
				id: `line-${skuId}`,
				quantity: { original: 2, total: 2, fulfilled: 0 },
				status: "processing",
			},
		],
	});
	const { subtotal, discount = 0, fulfillment, total } = amountsOf(body);
	expect(Number(subtotal) + discount + Number(fulfillment)).toBe(total);
	expect(body.fulfillment.expectations).toMatchObject([
		{ line_items: [{ id: `line-${skuId}`, quantity: 2 }], destination: {} },
	]);
	const { data } = await buyer.get(`master/detail/${masterNo}`);
	for (const secret of [data.delivery.realName, data.delivery.formatted])
		expect(JSON.stringify(body)).not.toContain(secret);
});

test("what was sent and has arrived is told in the order in which it happened", async () => {
	const { skuId, orderId, bought } = await order();
	await seller.ship(bought.no);
	const sent = await get(orderId);
	expect(sent.line_items[0]).toMatchObject({
		quantity: { fulfilled: 2 },
		status: "fulfilled",
	});
	await buyer.take(bought.no);
	const { fulfillment } = await get(orderId);
	const types = fulfillment.events.map(({ type }: { type: string }) => type);
	expect(types).toEqual(["processing", "shipped", "delivered"]);
	for (const { line_items } of fulfillment.events)
		expect(line_items).toEqual([{ id: `line-${skuId}`, quantity: 2 }]);
});

test("what went back is an adjustment, and its pieces are no longer in the order", async () => {
	const { orderId, bought } = await order();
	const refundNo = await buyer.applied(bought, [1]);
	const asked = await get(orderId);
	expect(asked.adjustments).toMatchObject([
		{ id: refundNo, type: "refund", status: "pending" },
	]);
	const { code } = await seller.approve(refundNo);
	expect(code).toBe(200);
	const body = await get(orderId);
	expect(body.line_items[0].quantity).toEqual({
		original: 2,
		total: 1,
		fulfilled: 0,
	});
	const [{ totals }] = body.adjustments;
	expect(totals[0].amount).toBeLessThan(0);
});

test("an order is not found before it is paid, nor by any other id", async () => {
	const { orderId, checkoutId, masterNo } = await order(false);
	for (const id of [orderId, `order_${masterNo}`])
		expect((await get(id)).messages[0].code).toBe("not_found");
	await payFor(shop, masterNo);
	expect((await get(orderId)).id).toBe(orderId);
	// By others it is told to who has linked the account alone.
	for (const id of [checkoutId, masterNo])
		expect((await agent.get(`/orders/${id}`)).status).toBe(401);
	const byTool = await agent.tool("get_order", { id: orderId });
	expect(byTool.body.result.structuredContent.id).toBe(orderId);
});
