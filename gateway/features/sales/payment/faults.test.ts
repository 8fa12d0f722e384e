import { sql } from "drizzle-orm";
import { deferred } from "../../../testing/deferred";
import { dying } from "../../../testing/dying";
import { performEffects } from "../../../testing/expect-money";
import { openPayer, type Payer } from "../../../testing/open-payer";
import {
	openStripeShop,
	type StripeShop,
} from "../../../testing/open-stripe-shop";
import type { Fault } from "../../../testing/stripe-stand-in";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let paid: StripeShop;
let kit: Payer;

/** Stripe's own answers come at once here; only what is held back takes that long. */
const patienceMs = 1_500;
/** How an answer is lost, and how often before nobody asks again by itself. */
const lost: [Fault, number][] = [
	["500", 2],
	["reset", 2],
	["half", 1],
	["hang", 2],
];

beforeAll(async () => {
	shop = await openTestShop();
	paid = await openStripeShop(shop, { patienceMs });
});
beforeEach(async () => {
	kit = await openPayer(shop, paid);
});
afterEach(async () => {
	shop.moveClock(0);
	paid.stripe.beforeAnswer = null;
	await paid.expectSameBooks();
});
afterAll(async () => {
	await paid.close();
	await shop.close();
});

const secretOf = (answer: { data: { clientSecret: string } }) =>
	answer.data.clientSecret.replace("_secret", "");

test.each<Fault>(["500", "reset", "hang"])(
	"an answer of Stripe's that ends in %s once is asked for again, and one intent is made",
	async (fault) => {
		const { no, id } = await kit.order();
		paid.stripe.faults.create.push(fault);
		const intent = secretOf(await kit.pay(no, { method: "card" }));
		const own = [...paid.stripe.books.intents.values()].filter(
			({ metadata }) => metadata.orderNo === no,
		);
		expect(own.map((one) => one.id)).toEqual([intent]);
		expect(await kit.payments(id)).toHaveLength(1);
	},
);

test.each(lost)(
	"while all of Stripe's answers end in %s nobody hears of a failure, and the same click goes on later",
	async (fault, times) => {
		const { no } = await kit.order();
		paid.stripe.faults.create.push(...Array(times).fill(fault));
		const key = `a-click-before-${fault}`;
		const click = () => kit.pay(no, { method: "card", key });
		expect((await click()).data).toEqual({ next: "wait" });
		expect((await kit.status(no)).data).toMatchObject({
			state: "confirming",
			reason: null,
		});
		paid.stripe.books.confirm(secretOf(await click()));
		shop.moveClock(5_000);
		expect((await kit.status(no)).data.state).toBe("paid");
	},
);

test.each(lost)(
	"a way back whose answer ends in %s is tried again, and the money goes back once",
	async (fault, times) => {
		const { no, id } = await kit.order();
		const intent = secretOf(await kit.pay(no, { method: "card" }));
		await kit.cancel(id);
		paid.stripe.books.confirm(intent);
		paid.stripe.faults.refund.push(...Array(times).fill(fault));
		await paid.hear(paid.stripe.tell(intent, "payment_intent.succeeded"));
		const logged = await performEffects(shop, paid.payments);
		expect(logged).toMatchObject([{ kind: "payment-refund", attempts: 1 }]);
		await paid.expectSameBooks();
		expect((await kit.payments(id))[0]?.state).toBe("refunded");
	},
);

test("while Stripe takes its time no transaction is open", async () => {
	const { no } = await kit.order();
	const [arrived, released] = [deferred(), deferred()];
	paid.stripe.beforeAnswer = () => {
		arrived.resolve();
		return released.promise;
	};
	const answer = kit.pay(no, { method: "card" });
	await arrived.promise;
	const { rows } = await shop.db.execute(
		sql`select query from pg_stat_activity
			where datname = current_database() and state like 'idle in transaction%'`,
	);
	released.resolve();
	expect((await answer).code).toBe(200);
	expect(rows).toEqual([]);
});

/** The try is written, the charge is settled. */
const deaths = [1, 2].flatMap((at) => [
	[at, "before"] as const,
	[at, "after"] as const,
]);

test.each(deaths)(
	"a process that dies at transaction %i, %s its commit, leaves one charge and one paid order",
	async (at, when) => {
		const { no, id } = await kit.order();
		const db = dying(shop.db, at, when);
		const { wire } = shop.openAnother({}, { db, payments: paid.payments });
		const dead = await openPayer(shop, { wire }, kit);
		const key = `a-click-at-${at}-${when}`;
		expect((await dead.pay(no, { key })).code).toBe(500);
		await paid.reconcile();
		const again = await kit.pay(no, { key });
		expect(again.data).toEqual({ next: "wait" });
		expect((await kit.status(no)).data.state).toBe("paid");
		expect(await kit.charges(id)).toMatchObject([{ refunded: "0.00" }]);
	},
);

test("a process that dies when the provider has charged leaves a charge that is found again", async () => {
	const { no, id } = await kit.order();
	const { local } = paid.payments;
	if (!local) throw new Error("There is no test provider");
	const begin: typeof local.begin = async (request) => {
		await local.begin(request);
		throw new Error("killed");
	};
	const payments = { local: { ...local, begin } };
	const { wire } = shop.openAnother({}, { payments });
	const dead = await openPayer(shop, { wire }, kit);
	expect((await dead.pay(no)).code).toBe(500);
	await paid.reconcile();
	expect((await kit.status(no)).data.state).toBe("paid");
	expect(await kit.charges(id)).toMatchObject([{ refunded: "0.00" }]);
});

test("shops that look after the same tries at once ask after each of them once", async () => {
	const orders = await Promise.all(
		Array.from({ length: 6 }, () => kit.order()),
	);
	for (const { no } of orders)
		paid.stripe.books.confirm(secretOf(await kit.pay(no, { method: "card" })));
	await Promise.all([paid.reconcile(), paid.reconcile()]);
	await paid.reconcile();
	for (const { no } of orders)
		expect((await kit.status(no)).data.state).toBe("paid");
});
