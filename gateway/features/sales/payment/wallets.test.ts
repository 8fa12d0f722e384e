import { inArray } from "drizzle-orm";
import type { PayMethod } from "../../../contract/sales/payment";
import { payment } from "../../../db/schema/payment";
import { openPayer, type Payer } from "../../../testing/open-payer";
import {
	openStripeShop,
	type StripeShop,
} from "../../../testing/open-stripe-shop";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { answerIn } from "../../../words/words";

let shop: TestShop;
let stripe: StripeShop;
let paid: StripeShop;
let kit: Payer;

beforeAll(async () => {
	shop = await openTestShop();
	stripe = await openStripeShop(shop);
});
beforeEach(async () => {
	paid = stripe;
	kit = await openPayer(shop, paid);
});
afterEach(() => {
	shop.moveClock(0);
});
afterAll(async () => {
	await stripe.close();
	await shop.close();
});

/** A gateway that has not asked yet, and a Stripe of its own. */
function withFreshStripe() {
	beforeEach(async () => {
		paid = await openStripeShop(shop);
		kit = await openPayer(shop, paid);
	});
	afterEach(() => paid.close());
}

const wallets = ["alipay", "wechatPay"] as const;

async function begin(method: PayMethod) {
	const master = await kit.order();
	const { data } = await kit.pay(master.no, { method });
	const [row] = await kit.payments(master.id);
	return { ...master, data, intent: row?.providerRef ?? "" };
}

/** The page that a shopper comes back to. */
async function comeBack({ no }: { no: string }, locale?: "en") {
	shop.moveClock(5_000);
	return (await kit.status(no, locale)).data;
}

const offered = async () =>
	(await kit.get("method")).data.map(
		({ method }: { method: string }) => method,
	);

describe("of the ways to pay", () => {
	withFreshStripe();

	test("each way that Stripe has open is offered by its own name, in the order of the table", async () => {
		expect(await offered()).toEqual([
			"applePay",
			"googlePay",
			"card",
			"alipay",
			"wechatPay",
			"fps",
			"local",
		]);
	});

	test("a way that is switched off at Stripe is not offered, and not taken", async () => {
		paid.stripe.books.off.add("wechat_pay").add("google_pay");
		expect(await offered()).toEqual([
			"applePay",
			"card",
			"alipay",
			"fps",
			"local",
		]);
		const { no } = await kit.order();
		const refused = await kit.pay(no, { method: "wechatPay" });
		expect(refused).toMatchObject({
			code: 400,
			data: { fields: { method: "payMethodClosed" } },
		});
	});

	test("a wallet of the device is offered where the shop's host is registered for it", async () => {
		paid.stripe.books.registered = ["another.example"];
		expect(await offered()).toEqual([
			"card",
			"alipay",
			"wechatPay",
			"fps",
			"local",
		]);
	});

	test("where Stripe does not say which ways are open, cards are offered and nobody waits again", async () => {
		paid.stripe.faults.configurations.push("500");
		expect(await offered()).toEqual(["card", "fps", "local"]);
		expect(await offered()).toEqual(["card", "fps", "local"]);
		expect(paid.stripe.asked.filter((one) => one === "configurations")).toEqual(
			["configurations"],
		);
	});

	test("a way that was switched off a moment ago charges nothing, says so, and is offered no more", async () => {
		await offered();
		paid.stripe.books.off.add("alipay");
		const { data, no } = await begin("alipay");
		expect(data).toEqual({
			next: "declined",
			reason: answerIn("en", "payMethodClosed"),
		});
		expect(await offered()).not.toContain("alipay");
		expect((await kit.pay(no, { method: "card" })).data.next).toBe("stripe");
		expect(paid.stripe.books.kept().size).toBe(0);
	});

	test("less than Stripe charges is not begun, so that nobody waits for it", async () => {
		const { no } = await kit.order({ total: "3.99" });
		expect((await kit.pay(no, { method: "card" })).code).toBe(400);
		expect(paid.stripe.asked).not.toContain("create");
	});
});

test.each([
	["card", "card"],
	["applePay", "card"],
	["googlePay", "card"],
	["alipay", "alipay"],
	["wechatPay", "wechat_pay"],
] as const)(
	"%s is asked of Stripe as %s and nothing else",
	async (method, type) => {
		const { intent } = await begin(method);
		const { payment_method_types } = paid.stripe.books.get(intent);
		expect(payment_method_types).toEqual([type]);
	},
);

test("Alipay goes on at the address that Stripe says and comes back in the shopper's language; WeChat Pay shows a code", async () => {
	const alipay = await kit.order();
	const { data } = await kit.pay(alipay.no, { method: "alipay", locale: "fr" });
	expect(data).toEqual({
		next: "redirect",
		url: expect.stringMatching(/^https:\/\/hooks\.stripe\.com\//),
	});
	const [row] = await kit.payments(alipay.id);
	const { next_action } = paid.stripe.books.get(row?.providerRef ?? "");
	expect(next_action).toMatchObject({
		alipay_handle_redirect: {
			return_url: expect.stringContaining(
				`/fr/order/payment_result?orderNo=${alipay.no}`,
			),
		},
	});
	expect((await begin("wechatPay")).data).toEqual({
		next: "scan",
		text: expect.stringMatching(/^weixin:/),
	});
});

describe.each(wallets)("after %s", (method) => {
	test("who comes back paid is paid, by that name and once", async () => {
		const master = await begin(method);
		paid.stripe.books.confirm(master.intent);
		expect(await comeBack(master)).toMatchObject({ state: "paid", method });
		await paid.hear(
			paid.stripe.tell(master.intent, "payment_intent.succeeded"),
		);
		await paid.expectSameBooks();
	});

	test("who comes back while it is under way is told to wait, not to pay again", async () => {
		const master = await begin(method);
		paid.stripe.books.get(master.intent).status = "processing";
		expect(await comeBack(master)).toMatchObject({ state: "confirming" });
		const again = await kit.pay(master.no, { method });
		expect(again.data).toEqual({ next: "wait" });
		paid.stripe.books.confirm(master.intent);
		await paid.reconcile();
		expect((await kit.status(master.no)).data.state).toBe("paid");
	});

	test("who said no in the app hears that nothing was taken, and can try again on the same intent", async () => {
		const master = await begin(method);
		paid.stripe.books.leaveApp(master.intent);
		expect(await comeBack(master, "en")).toMatchObject({
			state: "unpaid",
			reason: answerIn("en", "declinedInApp"),
		});
		const again = await kit.pay(master.no, { method });
		expect(again.data).toEqual(master.data);
		expect(await kit.payments(master.id)).toHaveLength(1);
		paid.stripe.books.confirm(master.intent);
		await paid.hear(
			paid.stripe.tell(master.intent, "payment_intent.succeeded"),
		);
		expect((await kit.status(master.no)).data.state).toBe("paid");
		await paid.expectSameBooks();
	});

	test("who comes back without having decided is not told of a failure", async () => {
		const master = await begin(method);
		expect(await comeBack(master)).toMatchObject({
			state: "unpaid",
			reason: null,
		});
	});

	test("who never comes back has paid when the notice comes", async () => {
		const master = await begin(method);
		paid.stripe.books.confirm(master.intent);
		await paid.hear(
			paid.stripe.tell(master.intent, "payment_intent.succeeded"),
		);
		const [row] = await kit.payments(master.id);
		expect(row?.state).toBe("succeeded");
		await paid.expectSameBooks();
	});

	test("who changes to a card cannot be charged by the app any more", async () => {
		const master = await begin(method);
		await kit.pay(master.no, { method: "card" });
		expect(paid.stripe.books.get(master.intent).status).toBe("canceled");
		expect((await kit.status(master.no)).data.method).toBe("card");
	});
});

test("two clicks at once on a wallet begin one charge and lead to one place", async () => {
	const master = await kit.order();
	const clicks = await Promise.all([
		kit.pay(master.no, { method: "alipay" }),
		kit.pay(master.no, { method: "alipay" }),
	]);
	const [first, second] = clicks.map(({ data }) => data);
	expect(second).toEqual(first);
	expect(await kit.payments(master.id)).toHaveLength(1);
});

test("a charge that was begun before ways had names of their own is settled and called off as before", async () => {
	const [settled, over] = [await begin("card"), await begin("card")];
	await shop.db
		.update(payment)
		.set({ method: "stripe" })
		.where(inArray(payment.masterId, [settled.id, over.id]));
	paid.stripe.books.confirm(settled.intent);
	await paid.hear(paid.stripe.tell(settled.intent, "payment_intent.succeeded"));
	expect((await kit.status(settled.no)).data.state).toBe("paid");
	await kit.cancel(over.id);
	await paid.reconcile();
	expect(paid.stripe.books.get(over.intent).status).toBe("canceled");
	await paid.expectSameBooks();
});
