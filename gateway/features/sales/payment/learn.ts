import { GatewayError } from "../../../http/errors";
import { countMoney } from "../../../metrics";
import { ServiceAway } from "../../../providers/ask";
import {
	type Charge,
	type KnownCharge,
	providerOf,
} from "../../../providers/payment/interface";
import {
	findPaymentById,
	getOrderNo,
	type PaymentRow,
	updateOpenPayment,
} from "./repository";
import { type PayDeps, settleFound } from "./settle";

/** Keeps what a provider says of a charge. What is decided stays decided, in whatever order the notices arrive. */
export async function learnCharge(
	ctx: PayDeps,
	payment: Pick<PaymentRow, "id" | "masterId" | "method">,
	charge: Charge,
): Promise<void> {
	const { ref: providerRef, failure, state } = charge;
	if (state === "succeeded" || state === "refunded") {
		const isPaidBack = state === "refunded";
		const { method } = payment;
		await settleFound(ctx, payment, { ...charge, method, isPaidBack });
		return;
	}
	const isNews = await updateOpenPayment(ctx.db, payment.id, {
		state: state === "waiting" ? "begun" : state,
		providerRef,
		failure,
		updatedAt: ctx.now(),
	});
	if (isNews && state === "failed")
		countMoney("payment", charge.amount, { outcome: state });
}

async function knownChargeOf(
	{ db }: PayDeps,
	{ masterId, providerKey: key, providerRef: ref, amount, method }: PaymentRow,
): Promise<KnownCharge> {
	const orderNo = await getOrderNo(db, masterId);
	return { key, ref, amount, method, orderNo };
}

/** Asks the provider what became of a try, and keeps what it says. */
export async function askAfter(ctx: PayDeps, payment: PaymentRow) {
	const provider = providerOf(ctx.payments, payment.method);
	if (!provider || payment.method === "fps") return;
	const charge = await provider.read(await knownChargeOf(ctx, payment));
	if (charge) return learnCharge(ctx, payment, charge);
	// It never came to a charge: the shopper may go on with this try.
	await updateOpenPayment(ctx.db, payment.id, {
		state: "begun",
		updatedAt: ctx.now(),
	});
}

/** Sees to it that a try charges nobody any more; what it has charged already is settled. */
export async function callOff(ctx: PayDeps, payment: PaymentRow) {
	const provider = providerOf(ctx.payments, payment.method);
	if (!provider) return;
	const charge = await provider.callOff(await knownChargeOf(ctx, payment));
	if (charge) return learnCharge(ctx, payment, charge);
	await updateOpenPayment(ctx.db, payment.id, {
		state: "failed",
		updatedAt: ctx.now(),
	});
}

/** What a provider says of a charge now; nothing is kept of it. Undefined where there is nobody to ask. */
export async function readCharge(
	ctx: PayDeps,
	paymentId: number,
): Promise<Charge | undefined> {
	const payment = await findPaymentById(ctx.db, paymentId);
	if (!payment) throw new GatewayError(404, "notFound");
	const provider = providerOf(ctx.payments, payment.method);
	if (!provider || payment.method === "fps") return undefined;
	try {
		return await provider.read(await knownChargeOf(ctx, payment));
	} catch (error) {
		if (!(error instanceof ServiceAway)) throw error;
		throw new GatewayError(503, "payAway");
	}
}
