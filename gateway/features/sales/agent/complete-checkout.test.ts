import { eq } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import { masterOrder, merchantOrder } from "../../../db/schema/order";
import { openAgent } from "../../../testing/open-agent";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { lineOf } from "../../../testing/open-checkouts";
import { openProgram, type Program } from "../../../testing/open-program";
import {
	openStripeShop,
	type StripeShop,
} from "../../../testing/open-stripe-shop";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";

// A program orders for the shopper who allowed that, and the shop charges what their wallet minted. Another gateway on the
// same database is paid through Stripe's stand-in, and programs may pay there.

const googlePay = { merchantId: "BCR2DN4T2O37VQRY", publishableKey: "pk_test" };
const toFill = "dev.ucp.shopping.checkout:manage";
const toOrder = "dev.ucp.shopping.checkout:complete";

let shop: TestShop;
let paid: StripeShop;
let agent: ReturnType<typeof openAgent>;
let program: Program;
let kit: Buyer;
let said: Record<string, string>;
let skuId: number;

beforeAll(async () => {
	shop = await openTestShop();
	paid = await openStripeShop(shop, { settings: { googlePay } });
	agent = openAgent(paid.gateway);
	program = await openProgram({ ...shop, ...paid });
});
beforeEach(async () => {
	kit = await openBuyer(shop);
	({ skuId } = await seedSku(shop, { price: "50.00", stock: 3 }));
	said = await program.link(kit.token, toFill, toOrder);
});
afterEach(() => paid.expectSameBooks());
afterAll(async () => {
	await paid.close();
	await shop.close();
});

let minted = 0;
/** As the wallet hands it over: the gateway's whole answer. */
function mint(kind = "fine") {
	minted += 1;
	return JSON.stringify({ id: `tok_${kind}`.concat(`_${minted}`) });
}

const create = async (body: object = {}, headers = said) => {
	const answer = await agent.rest(
		"/checkout-sessions",
		{
			line_items: [lineOf(skuId)],
			context: { language: "en" },
			fulfillment: {
				methods: [
					{
						type: "shipping",
						selected_destination_id: `saved-${kit.addressId}`,
					},
				],
			},
			...body,
		},
		headers,
	);
	expectSchema(
		answer.body,
		"shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout",
	);
	return answer.body;
};

const complete = async (id: string, token = mint(), headers = said) => {
	const instrument = {
		id: "chosen",
		handler_id: "google_pay",
		type: "card",
		selected: true,
		credential: { type: "PAYMENT_GATEWAY", token },
	};
	return agent.rest(
		`/checkout-sessions/${id}/complete`,
		{ payment: { instruments: [instrument] } },
		headers,
	);
};

const ordersOf = ({ id }: Buyer) =>
	shop.db.select().from(masterOrder).where(eq(masterOrder.accountId, id));

const codesOf = ({ messages }: { messages: { code: string }[] }) =>
	messages.map(({ code }) => code);

test("the handler is named in the profile, and where a checkout is ready for it", async () => {
	const { body } = await agent.send("/.well-known/ucp");
	expectSchema(body.ucp, "ucp.json#/$defs/business_schema");
	const [handler] = body.ucp.payment_handlers["com.google.pay"];
	const [method] = handler.config.allowed_payment_methods;
	expect(method.tokenization_specification.parameters).toEqual({
		gateway: "stripe",
		"stripe:version": "2018-10-31",
		"stripe:publishableKey": "pk_test",
	});
	const ready = await create();
	expect([ready.status, codesOf(ready)]).toEqual(["ready_for_complete", []]);
	expect(ready.ucp.payment_handlers["com.google.pay"]).toHaveLength(1);
	const stranger = await create({}, {});
	expect(stranger.status).toBe("requires_escalation");
	expect(stranger.ucp.payment_handlers).toEqual({});
});

test.each([
	["by a key", { "idempotency-key": "complete-this-once" }],
	["without one", {}],
])(
	"what the wallet minted pays the order, once however often it is asked, %s",
	async (_, key) => {
		const { id } = await create();
		const token = mint();
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => complete(id, token, { ...said, ...key })),
		);
		const [first] = answers;
		expect(first?.body.status).toBe("completed");
		expectSchema(first?.body, "shopping/checkout.json");
		for (const { body } of answers) expect(body).toEqual(first?.body);
		const [master, ...others] = await ordersOf(kit);
		expect(others).toEqual([]);
		expect(master?.paidAt).not.toBeNull();
		expect(first?.body.order.label).toBe(master?.no);
		const again = await complete(id);
		expect([again.status, again.body.code]).toEqual([409, "checkout_closed"]);
	},
);

test("what the supermarket brings waits for a slot to be chosen, and goes to the default address", async () => {
	const { skuId: milk } = await seedSku(shop, {
		price: "50.00",
		cartType: "SUPERMARKET",
		merchantId: 1,
	});
	const line_items = [lineOf(milk)];
	const asked = await create({ line_items, fulfillment: undefined });
	expect([asked.status, codesOf(asked)]).toEqual([
		"incomplete",
		["fulfillment_required"],
	]);
	const early = await complete(asked.id);
	expect(early.body.status).toBe("incomplete");
	const [{ groups }] = asked.fulfillment.methods;
	const [{ id, options }] = groups;
	const methods = [{ groups: [{ id, selected_option_id: options[1].id }] }];
	const ready = await create({ line_items, fulfillment: { methods } });
	expect(ready.status).toBe("ready_for_complete");
	const { body } = await complete(ready.id);
	expect(body.status).toBe("completed");
	const [master] = await ordersOf(kit);
	expect(master?.deliveredTo).toMatchObject({ district: "eastern" });
	const [part] = await shop.db
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.masterId, master?.id ?? 0));
	expect(part?.slotStartsAt).toEqual(new Date(options[1].id));
});

test("a declined card leaves the order to be paid by another, or on the shop's page", async () => {
	const { id } = await create();
	const { body } = await complete(id, JSON.stringify({ id: "tok_declined" }));
	expect([body.status, codesOf(body)]).toEqual([
		"ready_for_complete",
		["payment_failed"],
	]);
	expect(body.messages[0].content).toMatch(/not enough money/);
	const [waiting] = await ordersOf(kit);
	expect(body.continue_url).toBe(
		`https://shop.test/en/order/order_pay?orderNo=${waiting?.no}`,
	);
	const other = await complete(id);
	expect([other.body.status, other.body.order.label]).toEqual([
		"completed",
		waiting?.no,
	]);
	expect(await ordersOf(kit)).toHaveLength(1);
});

test("a token that is spent is refused and charges nobody", async () => {
	const [one, other] = [await create(), await create()];
	const token = mint();
	await complete(one.id, token);
	const { body } = await complete(other.id, token);
	expect(codesOf(body)).toEqual(["payment_failed"]);
});

test("what no wallet minted is bad input, and orders nothing", async () => {
	const { id } = await create();
	for (const token of [
		"",
		"4242 4242 4242 4242",
		'{"id":7}',
		"牌".repeat(99),
	]) {
		const { status, body } = await complete(id, token);
		expect([status, body.code]).toEqual([400, "invalid_request"]);
	}
	expect(await ordersOf(kit)).toEqual([]);
});

test("what its shopper ordered otherwise on the shop's page is theirs to pay", async () => {
	const { id } = await create();
	await shop.db.update(sku).set({ price: "40.00" }).where(eq(sku.id, skuId));
	const { data } = await kit.ask("pre/handed", { checkout: id });
	await kit.order(data.preOrderNo);
	const { status, body } = await complete(id);
	expect([status, body.code]).toEqual([409, "checkout_closed"]);
});

test("a bank that wants to see the shopper is where they are sent", async () => {
	const { id } = await create();
	const { body } = await complete(id, mint("bank"));
	expect([body.status, codesOf(body)]).toEqual([
		"requires_escalation",
		["requires_3ds"],
	]);
	expect(body.continue_url).toMatch(/^https:\/\/hooks\.stripe\.com\/bank\//);
});

test("an answer that does not come leaves the order in progress, and is learned later", async () => {
	const { id } = await create();
	paid.stripe.faults.confirm.push("reset", "reset");
	const { body } = await complete(id);
	expect([body.status, body.order]).toEqual([
		"complete_in_progress",
		undefined,
	]);
	await paid.reconcile();
	const now = await agent.send(`/ucp/v1/checkout-sessions/${id}`);
	expect(now.body.status).toBe("completed");
});

test("at another price than was shown nothing is ordered, and the new one is said first", async () => {
	const { id } = await create();
	await shop.db.update(sku).set({ price: "60.00" }).where(eq(sku.id, skuId));
	const { body } = await complete(id);
	expect([body.status, codesOf(body)]).toEqual([
		"incomplete",
		["total_changed"],
	]);
	expect(await ordersOf(kit)).toEqual([]);
	expect((await complete(id)).body.status).toBe("completed");
});

test("stock that somebody else took leaves nothing ordered or charged", async () => {
	const { id } = await create({ line_items: [lineOf(skuId, 3)] });
	const other = await openBuyer(shop);
	await other.put(skuId);
	await other.order(await other.want());
	const { body } = await complete(id);
	expect(body.status).not.toBe("completed");
	expect(await ordersOf(kit)).toEqual([]);
});

test("whoever may fill checkouts alone may not order, nor may another shopper's program or one without a link", async () => {
	const { id } = await create();
	const filling = await program.link(kit.token, toFill);
	const refused = await complete(id, mint(), filling);
	expect([refused.status, refused.body.messages[0].code]).toEqual([
		403,
		"insufficient_scope",
	]);
	expect((await complete(id, mint(), {})).status).toBe(401);
	const others = await openBuyer(shop);
	const theirs = await program.link(others.token, toFill, toOrder);
	const foreign = await complete(id, mint(), theirs);
	expect(foreign.body.status).not.toBe("completed");
	expect(await ordersOf(kit)).toEqual([]);
	expect(await ordersOf(others)).toEqual([]);
});

test("where programs do not pay, nothing of it is offered or read", async () => {
	const usual = openAgent(shop.gateway);
	const { body: profile } = await usual.send("/.well-known/ucp");
	expect(profile.ucp.payment_handlers).toEqual({});
	const { id } = await create();
	const answer = await usual.rest(
		`/checkout-sessions/${id}/complete`,
		{ payment: { instruments: [{ handler_id: "google_pay" }] } },
		said,
	);
	expect(answer.body.status).toBe("requires_escalation");
	const { body } = await usual.send("/.well-known/oauth-protected-resource");
	expect(body.scopes_supported).not.toContain(toOrder);
});
