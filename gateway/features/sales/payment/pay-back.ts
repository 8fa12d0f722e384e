import type { GatewayDeps } from "../../../http/context";
import { providerOf } from "../../../providers/payment/interface";
import type { PayBack } from "../../platform/outbox/service";
import { lockMaster } from "../order/service";
import { markPaidBack } from "./mark-paid-back";
import { getPayment } from "./repository";

/**
 * Pays a charge back that its order does not need. The second time does no harm: the provider knows the key, and the
 * ledger the posting.
 */
export async function payBack(
	{ db, now, payments }: Pick<GatewayDeps, "db" | "now" | "payments">,
	{ paymentId }: Parameters<PayBack>[0],
): Promise<void> {
	const { method, providerRef, providerKey, state, masterId } =
		await getPayment(db, paymentId);
	if (state !== "refunding") return;
	const provider = providerOf(payments, method);
	if (!provider || !providerRef)
		throw new Error(`Nobody pays back what was paid by ${method}`);
	await provider.payBack(providerRef, `${providerKey}-back`);
	await db.transaction(async (tx) => {
		const master = await lockMaster(tx, masterId);
		const payment = await getPayment(tx, paymentId);
		if (payment.state !== "refunding") return;
		await markPaidBack(tx, { master, paymentId, at: now() });
	});
}
