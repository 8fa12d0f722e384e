import { sql } from "drizzle-orm";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { openAgent } from "../../../testing/open-agent";
import { openRefunder, type Refunder } from "../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { orderByAgent } from "../../../testing/order-by-agent";
import {
	isSignedBy,
	openPlatformStandIn,
} from "../../../testing/platform-stand-in";
import {
	openTestShop,
	type TestShop,
	testSettings,
} from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";
import { makeAllDue, watchEffects } from "../../../testing/watch-effects";
import { lanes, performNextEffect } from "../../platform/outbox/service";
import { noteChanged, sendEvent } from "./events";
import { setWebhook } from "./events-repository";

const host = "platform.example";
const path = "/ucp/orders?shop=1";

let shop: TestShop;
let buyer: Refunder;
let seller: Decider;
let operator: StaffClient;
let platform: Awaited<ReturnType<typeof openPlatformStandIn>>;

beforeAll(async () => {
	shop = await openTestShop();
	buyer = await openRefunder(shop);
	seller = await openDecider(shop, 2);
	operator = await openStaff(shop, "operator");
	platform = await openPlatformStandIn();
});
beforeEach(async () => {
	platform.heard.length = 0;
	platform.says.status = 200;
	await listen(platform.url + path);
});
afterAll(async () => {
	await platform.close();
	await shop.close();
});

/** As an operator does it, but on this machine. */
const listen = (url: string | null) =>
	shop.db.transaction((tx) => setWebhook(tx, { host, url, at: shop.now() }));

/** What the shop does by itself, until nothing is left to tell at this moment. */
async function tellAll({ tokenSecret, siteUrl } = testSettings) {
	const { db, now } = shop;
	const deps = { db, now, tokenSecret, siteUrl };
	await noteChanged(deps);
	await makeAllDue(db);
	const outbox = watchEffects(db);
	outbox.providers.tellPlatform = (event) => sendEvent(deps, event);
	while (await performNextEffect(outbox, "platforms"))
		if (platform.says.status >= 300) return;
}

const read = () => platform.heard.map(({ text }) => JSON.parse(text));
const typesOf = (body: { fulfillment: { events: { type: string }[] } }) =>
	body.fulfillment.events.map(({ type }) => type);

async function signingKeys() {
	const { body } = await openAgent(shop.gateway).send("/.well-known/ucp");
	return body.signing_keys;
}

test("each change of an order is told once, by the whole order, signed by a key of the profile", async () => {
	const { orderId, bought } = await orderByAgent(shop, buyer);
	await tellAll();
	await tellAll();
	expect(platform.heard).toHaveLength(1);
	const [heard] = platform.heard;
	if (!heard) throw new Error("Nothing was told");
	expect(heard.path).toBe(path);
	expect(heard.headers["ucp-agent"]).toBe(
		'profile="https://shop.test/.well-known/ucp"',
	);
	expect(heard.headers["webhook-timestamp"]).toMatch(/^\d{10}$/);
	const keys = await signingKeys();
	expect(isSignedBy(heard, keys)).toBe(true);
	const changed = { ...heard, text: heard.text.replace("50", "51") };
	expect(isSignedBy(changed, keys)).toBe(false);
	const elsewhere = { ...heard, path: "/other" };
	expect(isSignedBy(elsewhere, keys)).toBe(false);
	await seller.ship(bought.no);
	await tellAll();
	await buyer.take(bought.no);
	await buyer.applied(bought, [1]);
	await tellAll();
	const bodies = read();
	for (const body of bodies) {
		expectSchema(body, "shopping/order.json");
		expect(body.id).toBe(orderId);
	}
	expect(bodies.map(typesOf)).toEqual([
		["processing"],
		["processing", "shipped"],
		["processing", "shipped", "delivered"],
	]);
	expect(bodies[2].adjustments).toHaveLength(1);
	const ids = platform.heard.map(({ headers }) => headers["webhook-id"]);
	expect(new Set(ids).size).toBe(3);
});

test("a platform that does not take an event is told again by its id, and by the order as it is by then", async () => {
	platform.says.status = 503;
	const { bought } = await orderByAgent(shop, buyer);
	await tellAll();
	expect(platform.heard).toHaveLength(1);
	await seller.ship(bought.no);
	platform.says.status = 200;
	await tellAll();
	const [first, ...others] = platform.heard;
	const again = others.find(
		({ headers }) => headers["webhook-id"] === first?.headers["webhook-id"],
	);
	expect(typesOf(JSON.parse(again?.text ?? ""))).toEqual([
		"processing",
		"shipped",
	]);
});

test("a platform that says 410 hears no more of that event, which waits for an operator", async () => {
	platform.says.status = 410;
	await orderByAgent(shop, buyer);
	await tellAll();
	platform.says.status = 200;
	await tellAll();
	expect(platform.heard).toHaveLength(1);
	const { rows } = await shop.db.execute(sql`
		select failure from outbox where kind = 'agent-order' and given_up_at is not null`);
	expect(rows).toHaveLength(1);
});

test("an order that nobody has paid is told to nobody, and neither is one that began before its platform was entered, or after it left", async () => {
	await listen(null);
	await orderByAgent(shop, buyer);
	await listen(platform.url + path);
	const { masterNo } = await orderByAgent(shop, buyer, { isPaid: false });
	await tellAll();
	await listen(null);
	await buyer.ask(`master/cancel/${masterNo}`);
	await tellAll();
	expect(platform.heard).toEqual([]);
});

test("what the database holds of an order's secret opens by the shop's own key alone", async () => {
	const { checkoutId } = await orderByAgent(shop, buyer);
	const { rows } = await shop.db.execute(sql`select * from agent_listening`);
	expect(JSON.stringify(rows)).not.toContain(checkoutId.slice(9));
	const tokenSecret = "another secret of 32 characters and more";
	await tellAll({ ...testSettings, tokenSecret });
	expect(platform.heard).toEqual([]);
});

test("a slow platform holds up no mail: its events wait for each other alone", async () => {
	expect(lanes.messages.only).not.toContain("agent-order");
	expect(lanes.others.except).toContain("agent-order");
	await orderByAgent(shop, buyer);
	await noteChanged(shop);
	const outbox = watchEffects(shop.db);
	outbox.providers.tellPlatform = () => {
		throw new Error("Told in another lane");
	};
	for (const lane of ["messages", "payments", "watches", "others"] as const)
		while (await performNextEffect(outbox, lane));
	expect(outbox.logged).toEqual([]);
	await tellAll();
	expect(platform.heard).toHaveLength(1);
});

test.each([
	["plain http", "http://platform.example/orders"],
	["a number of the shop's network", "https://10.0.0.1/orders"],
	["this machine", "https://localhost/orders"],
	["a name and a password", "https://a:b@platform.example/orders"],
	["no address", "orders"],
])("an address of %s is refused by its field", async (_, webhookUrl) => {
	const answer = await operator.ask("agent/webhook", { host, webhookUrl });
	expect(answer.code).toBe(400);
	expect(JSON.stringify(answer)).toContain("webhookUrl");
});

test("an operator enters where events go, sees it by the host, and ends it", async () => {
	await listen(null);
	const list = async () => (await operator.get("agent/list")).data;
	const webhookUrl = "https://events.example/orders?shop=1";
	const entered = { host: "new.example", webhookUrl };
	expect((await operator.ask("agent/webhook", entered)).code).toBe(200);
	expect(await list()).toContainEqual(
		expect.objectContaining({ ...entered, orders: 0, lastAt: null }),
	);
	await operator.ask("agent/webhook", { ...entered, webhookUrl: null });
	expect(JSON.stringify(await list())).not.toContain("new.example");
});
