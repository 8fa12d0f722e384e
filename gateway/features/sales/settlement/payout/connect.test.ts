import { eq } from "drizzle-orm";
import { merchant } from "../../../../db/schema/merchant";
import { payoutAccount } from "../../../../db/schema/payout";
import type { PaymentProviders } from "../../../../providers/payment/interface";
import { payOutByStripe } from "../../../../providers/payout/live";
import {
	type ConnectStandIn,
	openConnectStandIn,
} from "../../../../testing/connect-stand-in";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import { openRefunder, type Refunder } from "../../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { stripeKeys } from "../../../../testing/stripe-keys";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { settleMerchants } from "../settle";

let shop: TestShop;
let kit: Refunder;
let stripe: ConnectStandIn;
let payments: PaymentProviders;
let first: StaffClient;
let second: StaffClient;
let owner: StaffClient;

const dayMs = 86_400_000;

beforeAll(async () => {
	shop = await openTestShop();
	stripe = await openConnectStandIn();
	const payouts = payOutByStripe({ ...stripeKeys, url: stripe.url });
	payments = { ...shop.payments, payouts };
	const { wire } = shop.openAnother({}, { payments });
	first = await openStaff(shop, "operator", { wire });
	second = await openStaff(shop, "operator", { wire });
	owner = await openStaff(shop, 2, { wire });
	kit = await openRefunder(shop);
	await endCouponOffers(shop.db);
	await shop.db
		.update(merchant)
		.set({ freightFee: "0.00", isSelfSupport: false })
		.where(eq(merchant.id, 2));
});
afterEach(() => expectMoneyToAddUp(shop, payments));
afterAll(async () => {
	await stripe.close();
	await shop.close();
});

const takeUp = () => owner.ask("payout/account/connected");
const setStatus = (status: "active" | "restricted") => {
	for (const account of stripe.books.accounts.values()) account.status = status;
};

/** Bought, received and past its returns, and its merchant is paid at an account at Stripe that has rested. */
async function earn() {
	const order = await kit.buyOne({ price: "100.00" });
	await first.ship(order.no);
	await kit.take(order.no);
	await settleMerchants(shop.db, new Date(shop.now().getTime() + 16 * dayMs));
	await owner.ask("payout/account/connect");
	setStatus("active");
	await takeUp();
	await shop.db
		.update(payoutAccount)
		.set({ changedAt: new Date(shop.now().getTime() - 4 * dayMs) });
}

async function payRun() {
	const { data: run } = await first.ask("payout/run/draft");
	const approved = await second.ask(`payout/run/approve/${run.id}`);
	expect(approved.code).toBe(200);
	return { id: run.id, amount: run.amount };
}

const latest = async () => (await owner.get("payout/list")).data.list[0];
const dueOf = async () => (await owner.get("settlement/balance")).data.due;

test("a merchant's owner opens an account at Stripe, and is paid there once it can take money", async () => {
	expect((await first.ask("payout/account/connect")).code).toBe(403);
	expect((await takeUp()).data).toEqual({ isReady: false });
	const links = [
		await owner.ask("payout/account/connect"),
		await owner.ask("payout/account/connect"),
	];
	const back = new URL(links[0]?.data.url).searchParams.get("back");
	expect(back).toMatch(
		/^https:\/\/shop\.test\/.*console\/settlement\?tab=account&connected=1$/,
	);
	expect(stripe.books.accounts.size).toBe(1);
	expect((await takeUp()).data).toEqual({ isReady: false });
	expect((await owner.get("payout/account")).data.account).toBeNull();
	setStatus("active");
	expect((await takeUp()).data).toEqual({ isReady: true });
	const { data } = await owner.get("payout/account");
	expect(data.account).toMatchObject({
		holder: "Teapot Limited",
		kind: "stripe",
		bankCode: null,
	});
	shop.moveClock(dayMs);
	await takeUp();
	shop.moveClock(0);
	const { data: again } = await owner.get("payout/account");
	expect(again.account.restsUntil).toBe(data.account.restsUntil);
});

test("what a run pays at Stripe is sent there once, and is not in the bank's file", async () => {
	await earn();
	const { id, amount } = await payRun();
	const isThere = await latest();
	expect(isThere).toMatchObject({ state: "paid", amount, sentAt: null });
	stripe.books.lost = 2;
	await performEffects(shop, payments);
	await performEffects(shop, payments);
	expect(stripe.books.transfers.map((one) => one.amount)).toEqual([
		Math.round(Number(amount) * 100),
	]);
	expect((await latest()).sentAt).not.toBeNull();
	const { data: file } = await second.ask(`payout/run/file/${id}`);
	expect(file.text.trim().split("\r\n")).toHaveLength(1);
});

test("a payout on its way to Stripe is booked back by nobody, and one that Stripe refuses is due again by itself", async () => {
	await earn();
	const due = await dueOf();
	await payRun();
	const { id } = await latest();
	expect((await first.ask(`payout/returned/${id}`)).code).toBe(409);
	setStatus("restricted");
	const sent = stripe.books.transfers.length;
	await performEffects(shop, payments);
	expect((await latest()).state).toBe("returned");
	expect(await dueOf()).toBe(due);
	expect(stripe.books.transfers).toHaveLength(sent);
});

test("a shop that pays nobody at Stripe offers it to nobody, and leaves such accounts out of its runs", async () => {
	await earn();
	const { payouts: _, ...closed } = shop.payments;
	const { wire } = shop.openAnother({}, { payments: closed });
	const asOwner = await openStaff(shop, 2, { wire });
	const { data } = await asOwner.get("payout/account");
	expect(data.kinds).toEqual(["bank", "fps"]);
	expect((await asOwner.ask("payout/account/connect")).code).toBe(409);
	const operator = await openStaff(shop, "operator", { wire });
	expect((await operator.ask("payout/run/draft")).code).toBe(409);
});
