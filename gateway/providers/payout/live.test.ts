import {
	type ConnectStandIn,
	openConnectStandIn,
} from "../../testing/connect-stand-in";
import { stripeKeys } from "../../testing/stripe-keys";
import { ServiceAway } from "../ask";
import { Refused } from "../refused";
import type { PayoutProvider } from "./interface";
import { payOutByStripe } from "./live";

let stripe: ConnectStandIn;
let payouts: PayoutProvider;

beforeEach(async () => {
	stripe = await openConnectStandIn();
	payouts = payOutByStripe({ ...stripeKeys, url: stripe.url });
});
afterEach(() => stripe.close());

async function openAccount(key = "merchant-2") {
	const ref = await payouts.open({ key, name: "Teapot" });
	const account = stripe.books.accounts.get(key);
	if (account) account.status = "active";
	return ref;
}

test("an account is opened once by its key, in Hong Kong, and receives money alone", async () => {
	const merchant = { key: "merchant-2", name: "Teapot" };
	const opened = [await payouts.open(merchant), await payouts.open(merchant)];
	expect(opened).toEqual(["acct_1", "acct_1"]);
	expect(stripe.books.accounts.get("merchant-2")?.asked).toMatchObject({
		display_name: "Teapot",
		dashboard: "express",
		identity: { country: "hk" },
		configuration: {
			recipient: {
				capabilities: {
					stripe_balance: { stripe_transfers: { requested: true } },
				},
			},
		},
	});
});

test("its page at Stripe leads back to the shop", async () => {
	const back = "https://shop.test/console/settlement?tab=account";
	const url = new URL(await payouts.linkTo("acct_1", back));
	expect(url.searchParams.get("back")).toBe(back);
});

test("an account can be paid to once Stripe lets it receive transfers", async () => {
	const ref = await payouts.open({ key: "merchant-2", name: "Teapot" });
	expect((await payouts.read(ref)).isReady).toBe(false);
	await openAccount();
	expect(await payouts.read(ref)).toEqual({
		holder: "Teapot Limited",
		isReady: true,
	});
});

test("a payout is one transfer of the same cents, though answers are lost and its key is forgotten", async () => {
	const ref = await openAccount();
	const payout = { key: "payout-7", ref, amount: "90.29" };
	stripe.books.lost = 2;
	await payouts.send(payout).catch(() => {});
	stripe.books.forgetKeys();
	await payouts.send(payout);
	await payouts.send(payout);
	expect(stripe.books.transfers).toEqual([
		{
			object: "transfer",
			amount: 9029,
			destination: ref,
			transfer_group: "payout-7",
		},
	]);
});

test("a key that stands for another transfer sends nothing", async () => {
	const ref = await openAccount();
	await payouts.send({ key: "payout-7", ref, amount: "90.00" });
	const other = payouts.send({ key: "payout-7", ref, amount: "80.00" });
	await expect(other).rejects.toThrow(ServiceAway);
	expect(stripe.books.transfers).toHaveLength(1);
});

test("too little in the shop's balance is tried again, an account that takes nothing is not", async () => {
	const ref = await openAccount();
	const payout = { key: "payout-8", ref, amount: "90.00" };
	stripe.books.balance = 100;
	await expect(payouts.send(payout)).rejects.toThrow(ServiceAway);
	stripe.books.balance = 9_000;
	await payouts.send(payout);
	const closed = { key: "payout-9", ref: "acct_gone", amount: "90.00" };
	await expect(payouts.send(closed)).rejects.toThrow(Refused);
});
