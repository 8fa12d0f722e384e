import { sql } from "drizzle-orm";
import { reconcilePayments } from "../features/sales/payment/reconcile";
import type { GatewaySettings } from "../http/context";
import type { PaymentProviders } from "../providers/payment/interface";
import { chargeByStripe } from "../providers/payment/live";
import { shareBeginnings } from "../providers/payment/share-beginnings";
import { expectMoneyToAddUp } from "./expect-money";
import { stripeKeys } from "./stripe-keys";
import {
	type NotifiedEvent,
	openStripeStandIn,
	type StripeStandIn,
} from "./stripe-stand-in";
import { systemContext } from "./system-context";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

export interface StripeShop extends TestGateway {
	stripe: StripeStandIn;
	payments: PaymentProviders;
	/** Hands a notice in, as it came. */
	hear: (notified: NotifiedEvent) => Promise<Answer>;
	/** The shop's own look, a minute later by its clock. */
	reconcile: () => Promise<void>;
	/** Stripe's books and ours say the same of every cent. */
	expectSameBooks: () => Promise<void>;
	close: () => Promise<void>;
}

/** Longer than any test, for those that wait for no fault. */
const longMs = 60_000;

interface StripeShopOptions {
	patienceMs?: number;
	settings?: Partial<GatewaySettings>;
}

/** A second gateway on the same database that is paid through Stripe, and a stand-in of Stripe. */
export async function openStripeShop(
	shop: TestShop,
	{ patienceMs = longMs, settings = {} }: StripeShopOptions = {},
): Promise<StripeShop> {
	const stripe = await openStripeStandIn();
	const { url } = stripe;
	const payments: PaymentProviders = {
		...shop.payments,
		stripe: shareBeginnings(
			chargeByStripe({ ...stripeKeys, url, patienceMs, now: shop.now }),
		),
	};
	const gateway = shop.openAnother(settings, { payments });
	let passedMs = 0;
	return {
		...gateway,
		stripe,
		payments,
		close: stripe.close,
		hear: ({ body, signature }) =>
			gateway.wire.send("/api/front/pay/webhook/stripe", {
				method: "POST",
				headers: {
					"content-type": "application/json; charset=utf-8",
					"stripe-signature": signature,
				},
				body,
			}),
		reconcile: async () => {
			passedMs += 60_000;
			const now = () => new Date(shop.now().getTime() + passedMs);
			await reconcilePayments(systemContext(shop, { payments, now }));
		},
		expectSameBooks: async () => {
			await expectMoneyToAddUp(shop, payments);
			const { rows } = await shop.db.execute<{ ref: string; cents: number }>(
				sql`select p.provider_ref as ref, (sum(l.amount) * 100)::int as cents
					from ledger_entry l join payment p on p.id = l.payment_id
					where l.account = 'cash' and p.method not in ('fps', 'local') group by 1`,
			);
			const ours = new Map(rows.map(({ ref, cents }) => [ref, cents]));
			expect(ours).toEqual(stripe.books.kept());
		},
	};
}
