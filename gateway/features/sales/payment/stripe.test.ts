import { inArray } from "drizzle-orm";
import { outbox } from "../../../db/schema/outbox";
import { openPayer, type Payer } from "../../../testing/open-payer";
import {
	openStripeShop,
	type StripeShop,
} from "../../../testing/open-stripe-shop";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let paid: StripeShop;
let kit: Payer;

beforeAll(async () => {
	shop = await openTestShop();
	paid = await openStripeShop(shop);
});
beforeEach(async () => {
	kit = await openPayer(shop, paid);
});
afterEach(() => {
	shop.moveClock(0);
	paid.stripe.beforeAnswer = null;
});
afterAll(async () => {
	await paid.close();
	await shop.close();
});

/** Begins to pay by Stripe; the order and the name of its intent. */
async function begin(fields?: { total?: string }) {
	const master = await kit.order(fields);
	const { data } = await kit.pay(master.no, { method: "card" });
	expect(data.publishableKey).toMatch(/^pk_/);
	const intent = String(data.clientSecret).replace("_secret", "");
	return { ...master, intent };
}

async function expectPaid({ no }: { no: string }) {
	expect((await kit.status(no)).data).toMatchObject({
		state: "paid",
		method: "card",
	});
	await paid.expectSameBooks();
}

/** What its buyer was told of money that went back. */
async function tellingsOf({ id }: { id: number }) {
	const payments = await kit.payments(id);
	const references = payments.map((one) => `paidBack ${one.id}`);
	return shop.db
		.select()
		.from(outbox)
		.where(inArray(outbox.reference, references));
}

test("Stripe is asked for exact cents of Hong Kong dollars and told the order's number", async () => {
	const { intent, no } = await begin({ total: "1234.56" });
	expect(paid.stripe.books.get(intent)).toMatchObject({
		amount: 123_456,
		currency: "hkd",
		metadata: { orderNo: no },
	});
});

test("an order that waits for a card is not yet paid, and not confirming either", async () => {
	const { no } = await begin();
	shop.moveClock(5_000);
	expect((await kit.status(no)).data).toMatchObject({
		state: "unpaid",
		reason: null,
	});
});

describe("an order is paid", () => {
	test("when the notice comes before Stripe's own answer", async () => {
		const { books, tell } = paid.stripe;
		paid.stripe.beforeAnswer = async (question, { id }) => {
			if (question !== "create") return;
			books.confirm(id);
			const heard = await paid.hear(tell(id, "payment_intent.succeeded"));
			expect(heard.code).toBe(200);
		};
		const master = await kit.order();
		await kit.pay(master.no, { method: "card" });
		await expectPaid(master);
	});

	test("when the notice and the shopper come in the same moment", async () => {
		const master = await begin();
		paid.stripe.books.confirm(master.intent);
		shop.moveClock(5_000);
		const notified = paid.stripe.tell(
			master.intent,
			"payment_intent.succeeded",
			{
				at: shop.now(),
			},
		);
		await Promise.all([
			paid.hear(notified),
			kit.status(master.no),
			paid.hear(notified),
			kit.status(master.no),
		]);
		await expectPaid(master);
	});

	test("when the notice comes long after the shopper", async () => {
		const master = await begin();
		paid.stripe.books.confirm(master.intent);
		shop.moveClock(5_000);
		await expectPaid(master);
		shop.moveClock(86_400_000);
		const notified = paid.stripe.tell(
			master.intent,
			"payment_intent.succeeded",
			{
				at: shop.now(),
			},
		);
		expect((await paid.hear(notified)).code).toBe(200);
		await paid.expectSameBooks();
	});

	test("when no notice ever comes and the shopper has gone: by the shop's own look", async () => {
		const master = await begin();
		paid.stripe.books.confirm(master.intent);
		await paid.reconcile();
		await expectPaid(master);
	});

	test("when the notices of a whole rush were lost: by one look, however many wait", async () => {
		const masters = [];
		for (let at = 0; at < 30; at += 1) masters.push(await begin());
		for (const { intent } of masters) paid.stripe.books.confirm(intent);
		await paid.reconcile();
		for (const { no } of masters)
			expect((await kit.status(no)).data.state).toBe("paid");
		await paid.expectSameBooks();
	});

	test("when a card was declined before, and the notices come in the wrong order", async () => {
		const master = await begin();
		const { books, tell } = paid.stripe;
		books.decline(master.intent, "insufficient_funds");
		const failed = tell(master.intent, "payment_intent.payment_failed");
		shop.moveClock(5_000);
		expect((await kit.status(master.no)).data).toMatchObject({
			state: "unpaid",
			reason: expect.stringMatching(/not enough money/),
		});
		books.confirm(master.intent);
		await paid.hear(tell(master.intent, "payment_intent.succeeded"));
		await paid.hear(failed);
		await expectPaid(master);
	});
});

test("a notice that is told a hundred times, ten at once, has one effect and a hundred good answers", async () => {
	const master = await begin();
	paid.stripe.books.confirm(master.intent);
	const notified = paid.stripe.tell(master.intent, "payment_intent.succeeded");
	for (let round = 0; round < 10; round += 1) {
		const heard = await Promise.all(
			Array.from({ length: 10 }, () => paid.hear(notified)),
		);
		expect(heard.map(({ status }) => status)).toEqual(Array(10).fill(200));
	}
	await expectPaid(master);
});

test("a charge that Stripe has paid back already pays no order", async () => {
	const master = await begin();
	const { books, tell } = paid.stripe;
	books.confirm(master.intent);
	const charged = tell(master.intent, "payment_intent.succeeded");
	books.refund(master.intent);
	await paid.hear(tell(master.intent, "charge.refunded"));
	await paid.hear(charged);
	expect((await kit.status(master.no)).data.state).toBe("unpaid");
	expect(await tellingsOf(master)).toMatchObject([
		{
			kind: "mail",
			payload: {
				template: "orderPaidBack",
				to: "kit@example.com",
				values: { orderNo: master.no, amount: "HK$120.50" },
			},
		},
	]);
	await paid.expectSameBooks();
});

test("a charge for an order that was cancelled meanwhile goes back in full, once", async () => {
	const master = await begin();
	await kit.cancel(master.id);
	paid.stripe.books.confirm(master.intent);
	const notified = paid.stripe.tell(master.intent, "payment_intent.succeeded");
	await Promise.all([
		paid.hear(notified),
		paid.hear(notified),
		paid.reconcile(),
	]);
	await paid.expectSameBooks();
	const refunds = paid.stripe.books.refunds.filter(
		({ intent }) => intent === master.intent,
	);
	expect(refunds).toMatchObject([{ amount: 12_050 }]);
	expect(await tellingsOf(master)).toHaveLength(1);
	expect((await kit.status(master.no)).data.state).toBe("refunded");
});

test("an order that expires while its charge arrives is paid, or cancelled and paid back, never both", async () => {
	for (let round = 0; round < 10; round += 1) {
		const master = await begin();
		paid.stripe.books.confirm(master.intent);
		const notified = paid.stripe.tell(
			master.intent,
			"payment_intent.succeeded",
		);
		const [isCancelled] = await Promise.all([
			kit.cancel(master.id),
			paid.hear(notified),
		]);
		await paid.expectSameBooks();
		const { data } = await kit.status(master.no);
		expect(data.state).toBe(isCancelled ? "refunded" : "paid");
	}
});

test("a tab that comes back to a charge that is being processed hears to wait, not to pay again", async () => {
	const master = await begin();
	paid.stripe.books.get(master.intent).status = "processing";
	const again = await kit.pay(master.no, { method: "card" });
	expect(again.data).toEqual({ next: "wait" });
	expect((await kit.status(master.no)).data.state).toBe("confirming");
	paid.stripe.books.confirm(master.intent);
	await paid.reconcile();
	await expectPaid(master);
});

test("an order that is over charges nobody any more: its intent is called off", async () => {
	const master = await begin();
	await kit.cancel(master.id);
	await paid.reconcile();
	expect(paid.stripe.books.get(master.intent).status).toBe("canceled");
	expect((await kit.status(master.no)).data.state).toBe("cancelled");
});

test("a charge of another amount pays nothing, is said loudly and goes back", async () => {
	const master = await begin();
	paid.stripe.books.confirm(master.intent, 5);
	await paid.hear(paid.stripe.tell(master.intent, "payment_intent.succeeded"));
	expect((await kit.status(master.no)).data.state).toBe("unpaid");
	await paid.expectSameBooks();
	expect(paid.log).toContainEqual(
		expect.objectContaining({ level: 50, amount: "0.05", asked: "120.50" }),
	);
});

test("two tabs go on with one intent, and only one of two methods charges", async () => {
	const master = await begin();
	const again = await kit.pay(master.no, { method: "card" });
	expect(again.data.clientSecret).toBe(`${master.intent}_secret`);
	await kit.pay(master.no, { method: "local" });
	expect(paid.stripe.books.get(master.intent).status).toBe("canceled");
	expect((await kit.status(master.no)).data).toMatchObject({
		state: "paid",
		method: "local",
	});
	await paid.expectSameBooks();
});

test("of two charges for one order one stays and the other goes back", async () => {
	const master = await begin();
	paid.stripe.beforeAnswer = async (question, { id }) => {
		if (question === "retrieve") paid.stripe.books.confirm(id);
	};
	await Promise.all([
		kit.pay(master.no, { method: "local" }),
		paid.reconcile(),
	]);
	await paid.reconcile();
	expect((await kit.status(master.no)).data.state).toBe("paid");
	await paid.expectSameBooks();
});
