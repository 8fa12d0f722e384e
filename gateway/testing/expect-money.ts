import { performNextEffect } from "../features/platform/outbox/service";
import { payBack } from "../features/sales/payment/pay-back";
import { sendBack } from "../features/sales/refund/send-back";
import { sendPayout } from "../features/sales/settlement/payout/send";
import { settleMerchants } from "../features/sales/settlement/settle";
import { listViolations } from "../invariants/check";
import type { PaymentProviders } from "../providers/payment/interface";
import type { TestShop } from "./test-shop";
import { makeAllDue, watchEffects } from "./watch-effects";

type Shop = Pick<TestShop, "db" | "now" | "payments">;

/** Performs all that waits in the outbox; charges are paid back by these providers. */
export async function performEffects(
	{ db, now, payments: own }: Shop,
	payments: PaymentProviders = own,
): Promise<Record<string, unknown>[]> {
	const outbox = watchEffects(db);
	outbox.providers.payBack = (charge) => payBack({ db, now, payments }, charge);
	outbox.providers.sendBack = (refund) =>
		sendBack({ db, now, payments }, refund);
	outbox.providers.sendPayout = (payout) =>
		sendPayout({ db, now, payments }, payout);
	await makeAllDue(db);
	while (await performNextEffect(outbox));
	return outbox.logged;
}

/** After every effect, and settled with the merchants: nothing charged without an order or its way back, and books that say the same. */
export async function expectMoneyToAddUp(
	shop: Shop,
	payments?: PaymentProviders,
): Promise<void> {
	await performEffects(shop, payments);
	await settleMerchants(shop.db, shop.now());
	expect(await listViolations(shop.db)).toEqual([]);
}
