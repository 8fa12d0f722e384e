import { payFor } from "../../../testing/buy-paid";
import { agentHeaders, openAgent } from "../../../testing/open-agent";
import { openBuyer } from "../../../testing/open-buyer";
import { lineOf, openCheckouts } from "../../../testing/open-checkouts";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const host = "platform.example";
const list = async () => (await operator.get("agent/list")).data;

test("an operator sees which programs there are, by host, and what each sold", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const { create } = openCheckouts(agent);
	const { id } = await create({ line_items: [lineOf(skuId)] });
	expect(await list()).toMatchObject([
		{ host, orders: 0, total: "0.00", isRefused: false },
	]);
	const buyer = await openBuyer(shop);
	const { data } = await buyer.ask("pre/handed", { checkout: id });
	const made = await buyer.order(data.preOrderNo);
	expect((await list())[0].orders).toBe(0);
	await payFor(shop, made.data.orderNo);
	expect(await list()).toMatchObject([
		{ host, orders: 1, total: made.data.total },
	]);
});

test("an operator who refuses one host has all that its programs ask refused by 403, and no other's, until it is let in again", async () => {
	const ask = (headers = {}) =>
		agent.rest("/catalog/search", { query: "milk" }, headers);
	const other = { "ucp-agent": 'profile="https://other.example/p.json"' };
	const refuse = (isRefused: boolean) =>
		operator.ask("agent/refuse", { host, isRefused });
	await refuse(true);
	await refuse(true);
	const refused = await ask();
	expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
	const byTool = await agent.tool("get_cart", { id: "cart_x" });
	expect([byTool.status, byTool.body.error.code]).toEqual([403, -32000]);
	expect((await ask(other)).status).toBe(200);
	const profile = { headers: agentHeaders };
	expect((await agent.send("/.well-known/ucp", profile)).status).toBe(200);
	expect((await list())[0].isRefused).toBe(true);
	await refuse(false);
	expect((await ask()).status).toBe(200);
});
