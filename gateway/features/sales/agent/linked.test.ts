import { eq } from "drizzle-orm";
import { address } from "../../../db/schema/address";
import { agentSession } from "../../../db/schema/agent";
import { exampleAddressRow } from "../../../testing/address-permissions";
import { payFor } from "../../../testing/buy-paid";
import { agentHeaders, openAgent } from "../../../testing/open-agent";
import { type Buyer, openBuyer, taikoo } from "../../../testing/open-buyer";
import { lineOf } from "../../../testing/open-checkouts";
import { openProgram, type Program } from "../../../testing/open-program";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";
import { hashOf } from "./session";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;
let program: Program;
let kit: Buyer;
let skuId: number;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
	program = await openProgram(shop);
	({ skuId } = await seedSku(shop, { price: "50.00", stock: 99 }));
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterAll(() => shop.close());

const toRead = "dev.ucp.shopping.order:read";
const toFill = "dev.ucp.shopping.checkout:manage";
type Said = Record<string, string>;

const get = (path: string, said: Said = {}) =>
	agent.send(`/ucp/v1${path}`, { headers: { ...agentHeaders, ...said } });

async function create(body: object, said: Said = {}) {
	const line_items = [lineOf(skuId)];
	const asked = { line_items, context: { language: "en" }, ...body };
	const answer = await agent.rest("/checkout-sessions", asked, said);
	expectSchema(
		answer.body,
		"shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout",
	);
	return answer.body;
}

/** Of the one method. */
const destinationsOf = ({ fulfillment }: Checkout) => {
	const [{ destinations = [], selected_destination_id: selected }] =
		fulfillment.methods as [Method];
	return { ids: destinations.map(({ id }) => id), selected };
};
interface Method {
	destinations?: { id: string }[];
	selected_destination_id?: string | null;
}
interface Checkout {
	fulfillment: { methods: Method[] };
}

const choosing = (selected_destination_id: string) => ({
	fulfillment: { methods: [{ type: "shipping", selected_destination_id }] },
});

async function buy(buyer: Buyer): Promise<string> {
	await buyer.put(skuId);
	const { data } = await buyer.order(await buyer.want());
	await payFor(shop, data.orderNo);
	return data.orderNo;
}

test("the profile says which of it a shopper has to allow", async () => {
	const { body } = await agent.send("/.well-known/ucp");
	const [linking] = body.ucp.capabilities["dev.ucp.common.identity_linking"];
	expectSchema(
		linking,
		"shopping/identity_linking.json#/$defs/dev.ucp.common.identity_linking/business_schema",
	);
	expect(Object.keys(linking.config.scopes)).toEqual([toRead]);
});

test("a program reads any order of the shopper who allowed that, by its number, and nobody else's", async () => {
	const [own, others] = [await buy(kit), await buy(await openBuyer(shop))];
	const said = await program.link(kit.token, toRead);
	const { status, body } = await get(`/orders/${own}`, said);
	expect(status).toBe(200);
	expectSchema(body, "shopping/order.json");
	expect(body).toMatchObject({ id: own, label: own, checkout_id: own });
	const foreign = await get(`/orders/${others}`, said);
	expect(foreign.body.messages[0].code).toBe("not_found");
});

test("an order by its number asks for a link where no token comes, and a token that opens nothing is refused", async () => {
	const no = await buy(kit);
	const asked = await get(`/orders/${no}`);
	expect(asked.status).toBe(401);
	expect(asked.body.messages).toMatchObject([
		{ code: "identity_required", severity: "requires_buyer_review" },
	]);
	const challenge = asked.headers.get("www-authenticate");
	expect(challenge).toMatch(/^Bearer realm="https:\/\/shop\.test", /);
	expect(challenge).toContain(
		'resource_metadata="https://shop.test/.well-known/oauth-protected-resource"',
	);
	expect(challenge).not.toContain("error=");
	for (const authorization of [
		"Bearer nothing",
		"Basic a2l0OmtpdA==",
		`Bearer ${kit.token}`,
	]) {
		const refused = await get(`/orders/${no}`, { authorization });
		expect(refused.status).toBe(401);
		expect(refused.headers.get("www-authenticate")).toContain(
			'error="invalid_token"',
		);
	}
});

test("what the shopper has not allowed is refused, and the challenge names it", async () => {
	const no = await buy(kit);
	const said = await program.link(kit.token, toFill);
	const { status, headers, body } = await get(`/orders/${no}`, said);
	expect([status, body.messages[0].code]).toEqual([403, "insufficient_scope"]);
	const challenge = headers.get("www-authenticate");
	expect(challenge).toContain('error="insufficient_scope"');
	expect(challenge).toContain(`scope="${toRead}"`);
});

test("a token that another program shows opens nothing", async () => {
	const no = await buy(kit);
	const said = await program.link(kit.token, toRead);
	const thief = { "ucp-agent": 'profile="https://thief.example/p.json"' };
	expect((await get(`/orders/${no}`, { ...said, ...thief })).status).toBe(401);
});

test("by MCP it is the same", async () => {
	const no = await buy(kit);
	const message = {
		jsonrpc: "2.0",
		id: 1,
		method: "tools/call",
		params: {
			name: "get_order",
			arguments: {
				meta: { "ucp-agent": { profile: "https://platform.example/p.json" } },
				id: no,
			},
		},
	};
	const asked = await agent.rpc(message);
	expect([asked.status, asked.body.error.data.code]).toEqual([
		401,
		"identity_required",
	]);
	expect(asked.headers.get("www-authenticate")).toContain("Bearer realm=");
	const said = await program.link(kit.token, toRead);
	const { body } = await agent.rpc(message, said);
	expect(body.result.structuredContent.id).toBe(no);
});

test("a program fills a checkout with the shopper's addresses, the default one first, and the checkout keeps none of it", async () => {
	const [second] = await shop.db
		.insert(address)
		.values({ ...exampleAddressRow, ...taikoo, accountId: kit.id })
		.returning({ id: address.id });
	const [home, other] = [`saved-${kit.addressId}`, `saved-${second?.id}`];
	const said = await program.link(kit.token, toFill);
	const made = await create({}, said);
	expect(destinationsOf(made)).toEqual({ ids: [home, other], selected: home });
	const [{ destinations }] = made.fulfillment.methods;
	expect(destinations[0].first_name).toBe(exampleAddressRow.realName);
	const chosen = await create(choosing(other), said);
	expect(destinationsOf(chosen).selected).toBe(other);
	// As a program sends back what it was answered.
	const whole = { fulfillment: chosen.fulfillment };
	const { id } = await create(whole, said);
	const [row] = await shop.db
		.select()
		.from(agentSession)
		.where(eq(agentSession.idHash, hashOf(id)));
	expect(row?.content.destination).toEqual({ id: other });
	const { body } = await get(`/checkout-sessions/${id}`);
	expect(destinationsOf(body)).toEqual({ ids: [], selected: undefined });
});

test("nobody's address is another's: a number that is not the shopper's chooses nothing", async () => {
	const other = await openBuyer(shop);
	const said = await program.link(kit.token, toFill);
	const made = await create(choosing(`saved-${other.addressId}`), said);
	expect(destinationsOf(made)).toEqual({
		ids: [`saved-${kit.addressId}`],
		selected: null,
	});
});

test("the shopper's own coupons come off in a checkout that is theirs, and in no other", async () => {
	await endCouponOffers(shop.db);
	await kit.receive({ amount: "7.00", minimumSpend: "0.00" });
	const said = await program.link(kit.token, toFill);
	const own = await create({}, said);
	expect(own.discounts.applied).toMatchObject([{ amount: 700 }]);
	expect((await create({})).discounts.applied).toEqual([]);
	const onlyRead = await program.link(kit.token, toRead);
	expect((await create({}, onlyRead)).discounts.applied).toEqual([]);
});

test("whoever goes on has the address that was chosen, where it is theirs", async () => {
	const said = await program.link(kit.token, toFill);
	const chosen = `saved-${kit.addressId}`;
	const { id } = await create(choosing(chosen), said);
	const own = await kit.ask("pre/handed", { checkout: id });
	expect(own.data).toMatchObject({ addressId: kit.addressId, slots: {} });
	const stranger = await openBuyer(shop);
	const { data } = await stranger.ask("pre/handed", { checkout: id });
	expect(data.addressId).toBeNull();
});

test("the same key for two shoppers is two questions: the answer of one is not the other's", async () => {
	const key = { "idempotency-key": "same-for-both" };
	const said = await program.link(kit.token, toFill);
	await create({}, { ...said, ...key });
	const body = { line_items: [lineOf(skuId)], context: { language: "en" } };
	const again = await agent.rest("/checkout-sessions", body, key);
	expect([again.status, again.body.code]).toEqual([
		409,
		"idempotency_conflict",
	]);
});

test("a program that could link learns so in a checkout that is nobody's", async () => {
	const codesOf = ({ messages }: { messages: { code: string }[] }) =>
		messages.map(({ code }) => code);
	expect(codesOf(await create({}))).toContain("identity_optional");
	const said = await program.link(kit.token, toFill);
	expect(codesOf(await create({}, said))).not.toContain("identity_optional");
	const unknown = { "ucp-agent": 'profile="https://new.example/p.json"' };
	expect(codesOf(await create({}, unknown))).not.toContain("identity_optional");
});
