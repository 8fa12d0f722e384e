import { sql } from "drizzle-orm";
import type { PayMethod } from "../../../contract/sales/payment-terms";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { deferred } from "../../../testing/deferred";
import { dying } from "../../../testing/dying";
import { performEffects } from "../../../testing/expect-money";
import {
	type BoughtOrder,
	listBought,
	openRefunder,
	type Refunder,
} from "../../../testing/open-refunder";
import {
	openStripeShop,
	type StripeShop,
} from "../../../testing/open-stripe-shop";
import { signInAs } from "../../../testing/sign-in-as";
import type { Fault } from "../../../testing/stripe-stand-in";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { sendBack } from "./send-back";

let shop: TestShop;
let paid: StripeShop;
let kit: Refunder;
let operator: Decider;

const patienceMs = 1_500;

beforeAll(async () => {
	shop = await openTestShop();
	paid = await openStripeShop(shop, { patienceMs });
	operator = await openDecider(shop, "operator", paid);
});
beforeEach(async () => {
	kit = await openRefunder(shop, paid);
});
afterEach(async () => {
	paid.stripe.beforeAnswer = null;
	await paid.expectSameBooks();
});
afterAll(async () => {
	await paid.close();
	await shop.close();
});

/** Paid through Stripe; the order and the name of its intent. */
async function buyByCard(
	pieces = 3,
	method: PayMethod = "card",
): Promise<BoughtOrder & { intent: string }> {
	const masterNo = await kit.place([{ price: "33.35", pieces }]);
	await kit.payer.pay(masterNo, { method });
	const intent = [...paid.stripe.books.intents.keys()].at(-1) ?? "";
	paid.stripe.books.confirm(intent);
	await paid.hear(paid.stripe.tell(intent, "payment_intent.succeeded"));
	const [order] = await listBought(shop, masterNo);
	if (!order?.paid) throw new Error("Nothing was bought");
	return { ...order, intent };
}

const amountsAtStripe = (intent: string) =>
	paid.stripe.books.refunds
		.filter((refund) => refund.intent === intent)
		.map(({ amount }) => amount);

async function agreed(order: BoughtOrder, pieces: number) {
	const refundNo = await kit.applied(order, [pieces]);
	expect((await operator.approve(refundNo)).code).toBe(200);
	return refundNo;
}

test("parts of a charge go back through Stripe by exact cents, and come to all of it", async () => {
	const order = await buyByCard();
	await agreed(order, 1);
	await paid.expectSameBooks();
	await agreed(order, 2);
	await paid.expectSameBooks();
	expect(amountsAtStripe(order.intent)).toEqual([3_335, 9_670]);
	expect(paid.stripe.books.kept().get(order.intent)).toBe(0);
});

test.each<[Fault, number]>([
	["500", 2],
	["reset", 2],
	["half", 1],
	["hang", 2],
])(
	"a refund whose answer ends in %s is asked for again, and goes back once",
	async (fault, count) => {
		const order = await buyByCard();
		const refundNo = await agreed(order, 2);
		paid.stripe.faults.refund.push(...Array(count).fill(fault));
		const logged = await performEffects(shop, paid.payments);
		expect(logged).toMatchObject([{ kind: "refund-pay-back", attempts: 1 }]);
		expect((await kit.read(refundNo)).data.state).toBe("refunding");
		await performEffects(shop, paid.payments);
		expect((await kit.read(refundNo)).data.state).toBe("refunded");
		expect(amountsAtStripe(order.intent)).toEqual([6_670]);
	},
);

test("a refund whose answer was lost goes back once even when Stripe has forgotten the key", async () => {
	const order = await buyByCard();
	await agreed(order, 1);
	paid.stripe.faults.refund.push("500", "500");
	await performEffects(shop, paid.payments);
	paid.stripe.books.forgetKeys();
	await performEffects(shop, paid.payments);
	expect(amountsAtStripe(order.intent)).toEqual([3_335]);
});

test("a refund that a bank did not take is not said to be there", async () => {
	const order = await buyByCard();
	const refundNo = await agreed(order, 1);
	const { books } = paid.stripe;
	const refund = books.refund.bind(books);
	books.refund = (...asked) => {
		const answer = refund(...asked);
		return { ...answer, body: { ...answer.body, status: "failed" } };
	};
	const [logged] = await performEffects(shop, paid.payments);
	expect(logged).toMatchObject({ kind: "refund-pay-back" });
	expect((await kit.read(refundNo)).data.state).toBe("refunding");
	books.refund = refund;
});

test.each(["alipay", "wechatPay"] as const)(
	"a refund to %s goes back the same way, once, and is there when Stripe says so",
	async (method) => {
		const order = await buyByCard(3, method);
		const refundNo = await agreed(order, 1);
		const before = await kit.read(refundNo);
		expect(before.data).toMatchObject({
			payMethod: method,
			state: "refunding",
		});
		await performEffects(shop, paid.payments);
		expect((await kit.read(refundNo)).data.state).toBe("refunding");
		expect(amountsAtStripe(order.intent)).toEqual([3_335]);
		paid.stripe.books.finishRefunds("succeeded");
		await performEffects(shop, paid.payments);
		expect((await kit.read(refundNo)).data.state).toBe("refunded");
		expect(amountsAtStripe(order.intent)).toEqual([3_335]);
	},
);

test("while Stripe takes its time nothing is held", async () => {
	const order = await buyByCard();
	await agreed(order, 1);
	const [arrived, released] = [deferred(), deferred()];
	paid.stripe.beforeAnswer = (question) => {
		if (question !== "refund") return Promise.resolve();
		arrived.resolve();
		return released.promise;
	};
	const performed = performEffects(shop, paid.payments);
	await arrived.promise;
	const { rows } = await shop.db.execute(
		sql`select query from pg_stat_activity
			where datname = current_database() and state like 'idle in transaction%'`,
	);
	released.resolve();
	await performed;
	expect(rows).toEqual([]);
});

const idOf = async (refundNo: string) => {
	const { rows } = await shop.db.execute<{ id: number }>(
		sql`select id from refund where no = ${refundNo}`,
	);
	return rows[0]?.id ?? 0;
};

test("an effect that is performed by five at once pays back and books once", async () => {
	const order = await buyByCard();
	const refundId = await idOf(await agreed(order, 2));
	const { db, now } = shop;
	const { payments } = paid;
	await Promise.all(
		[1, 2, 3, 4, 5].map(() => sendBack({ db, now, payments }, { refundId })),
	);
	expect(amountsAtStripe(order.intent)).toEqual([6_670]);
});

test.each(["before", "after"] as const)(
	"a process that dies between Stripe's answer and its own commit (%s it) leaves one refund, booked once",
	async (when) => {
		const order = await buyByCard();
		const refundNo = await agreed(order, 1);
		const refundId = await idOf(refundNo);
		const { now } = shop;
		const { payments } = paid;
		const db = dying(shop.db, 1, when);
		await expect(sendBack({ db, now, payments }, { refundId })).rejects.toThrow(
			"killed",
		);
		await performEffects(shop, payments);
		expect((await kit.read(refundNo)).data.state).toBe("refunded");
		expect(amountsAtStripe(order.intent)).toEqual([3_335]);
	},
);

test.each(["before", "after"] as const)(
	"a process that dies %s the commit of a decision or an application leaves it to be said again",
	async (when) => {
		const order = await buyByCard();
		const { wire } = shop.openAnother({}, { db: dying(shop.db, 1, when) });
		const key = `a-click-${when}-death`;
		const lines = [{ lineId: order.lines[0]?.id, quantity: 1 }];
		const body = { orderNo: order.no, lines, reason: "damaged" };
		const headers = { "idempotency-key": key };
		const { token } = kit;
		const dead = await wire.post("/api/front/order/refund", body, {
			token,
			headers,
		});
		expect(dead.code).toBe(500);
		const { data } = await kit.apply(order, [1], { key });
		expect(data.state).toBe("reviewing");
		const killed = shop.openAnother({}, { db: dying(shop.db, 1, when) });
		const path = `/api/operator/refund/approve/${data.refundNo}`;
		const staff = await signInAs(shop, "operator");
		expect(
			(await killed.wire.post(path, undefined, { token: staff })).code,
		).toBe(500);
		expect((await operator.approve(data.refundNo)).code).toBe(200);
		await paid.expectSameBooks();
		expect(amountsAtStripe(order.intent)).toEqual([3_335]);
	},
);

describe("a transfer", () => {
	async function buyByTransfer(): Promise<BoughtOrder> {
		const masterNo = await kit.place([{ price: "20.00", pieces: 2 }]);
		const { data } = await kit.payer.pay(masterNo, { method: "fps" });
		const [order] = await listBought(shop, masterNo);
		const body = { reference: data.reference, amount: order?.total };
		await paid.wire.post("/api/operator/pay/fps/confirm", body, {
			token: await signInAs(shop, "operator"),
		});
		if (!order) throw new Error("Nothing was bought");
		return order;
	}

	test("goes back when an operator has sent it and says so, once", async () => {
		const order = await buyByTransfer();
		const refundNo = await agreed(order, 1);
		expect(await performEffects(shop, paid.payments)).toEqual([]);
		const { data } = await kit.read(refundNo);
		expect(data).toMatchObject({ state: "refunding", payMethod: "fps" });
		expect(data.expectedBy).not.toBeNull();
		const said = await Promise.all(
			[1, 2, 3].map(() => operator.sent(refundNo)),
		);
		expect(said.map(({ code }) => code)).toEqual([200, 200, 200]);
		expect(said[0]?.data).toMatchObject({
			state: "merchantRefunded",
			expectedBy: null,
		});
	});

	test("is not said to be sent before it is agreed to", async () => {
		const order = await buyByTransfer();
		const refundNo = await kit.applied(order, [1]);
		expect((await operator.sent(refundNo)).code).toBe(409);
	});

	test("is the only money that goes by hand", async () => {
		const refundNo = await agreed(await buyByCard(), 1);
		const refused = await operator.sent(refundNo);
		expect(refused.code).toBe(409);
		expect(refused.message).toMatch(/by itself|自動/);
	});
});
