import { providerEvent } from "../../../db/schema/payment";
import { openPayer, type Payer } from "../../../testing/open-payer";
import {
	openStripeShop,
	type StripeShop,
} from "../../../testing/open-stripe-shop";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let paid: StripeShop;
let kit: Payer;
let intent: string;
let orderNo: string;

const kind = "payment_intent.succeeded";

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	paid = await openStripeShop(shop);
	kit = await openPayer(shop, paid);
	orderNo = (await kit.order()).no;
	const { data } = await kit.pay(orderNo, { method: "card" });
	intent = data.clientSecret.replace("_secret", "");
	paid.stripe.books.confirm(intent);
	await shop.db.delete(providerEvent);
});
afterEach(() => paid.close());
afterAll(() => shop.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test.each([
	[
		"signed by nobody",
		() => ({ ...paid.stripe.tell(intent, kind), signature: "" }),
	],
	[
		"signed with another secret",
		() => paid.stripe.tell(intent, kind, { secret: "whsec_of_a_stranger" }),
	],
	[
		"signed six minutes ago",
		() => paid.stripe.tell(intent, kind, { at: minutesAgo(6) }),
	],
	[
		"changed after it was signed",
		() => {
			const { body, signature } = paid.stripe.tell(intent, kind);
			return { body: body.replace(kind, "payment_intent.canceled"), signature };
		},
	],
	[
		"another notice's signature",
		() => ({
			...paid.stripe.tell(intent, kind),
			signature: paid.stripe.tell(intent, kind, { id: "evt_other" }).signature,
		}),
	],
])("a notice that is %s is refused, without effect", async (_, make) => {
	const heard = await paid.hear(make());
	expect({ status: heard.status, code: heard.code }).toEqual({
		status: 400,
		code: 400,
	});
	expect(await shop.db.select().from(providerEvent)).toEqual([]);
	expect((await kit.payments((await kit.order()).id)).length).toBe(0);
	expect(paid.stripe.asked).not.toContain("retrieve");
});

test("a signed notice of a kind that nobody knows, or of another shop's charge, is taken and does nothing", async () => {
	const { books, tell } = paid.stripe;
	const foreign = books.create({ amount: "500", currency: "hkd" });
	const { id } = foreign.body as { id: string };
	for (const notified of [
		tell(intent, "customer.created"),
		tell(id, kind),
		tell(id, "payment_intent.canceled"),
	])
		expect((await paid.hear(notified)).code).toBe(200);
	const events = await shop.db.select().from(providerEvent);
	expect(events).toHaveLength(3);
	for (const { doneAt } of events) expect(doneAt).not.toBeNull();
});

test("a notice that Stripe will not explain just now is taken all the same, and followed later", async () => {
	paid.stripe.faults.retrieve.push("500", "500");
	const notified = paid.stripe.tell(intent, kind);
	expect((await paid.hear(notified)).code).toBe(200);
	const [event] = await shop.db.select().from(providerEvent);
	expect(event?.doneAt).toBeNull();
	await paid.reconcile();
	expect((await kit.status(orderNo)).data.state).toBe("paid");
});

test("a notice larger than any of Stripe's is refused before it is read", async () => {
	const body = "x".repeat(300 * 1024);
	const heard = await paid.hear({ body, signature: "t=1,v1=0" });
	expect(heard.status).toBe(413);
});

test("what is kept of a notice names no shopper", async () => {
	await paid.hear(paid.stripe.tell(intent, kind));
	const [event] = await shop.db.select().from(providerEvent);
	expect(event).toMatchObject({ kind, payload: { ref: intent } });
});
