import type { BodyOf, DataOf } from "../../../contract/call";
import { pay } from "../../../contract/sales/payment";
import type { Ctx } from "../../../http/context";
import { linkTo } from "../../../http/link-to";
import { countMoney } from "../../../metrics";
import { ServiceAway } from "../../../providers/ask";
import {
	type BegunCharge,
	PayMethodClosed,
	providerOf,
} from "../../../providers/payment/interface";
import {
	findAnswer,
	keepFirstAnswer,
	readCommand,
} from "../../platform/idempotency/service";
import { getOwnMasterWithPayments } from "../order/service";
import { beginTry } from "./begin-try";
import { declinedReason, methodClosed } from "./declined-reason";
import { callOff, learnCharge } from "./learn";
import { requireOffered } from "./offered";
import { type PaymentRow, updateOpenPayment } from "./repository";

export { readCharge } from "./learn";
export {
	/** Part of a charge has gone back for a refund; a second time fails, and the transaction with it. */
	postRefund as bookRefund,
} from "./ledger-repository";
export { isOffered, requireOffered } from "./offered";
export {
	/** The charge that a paid master was settled by; undefined where nothing was to be paid. */
	findSettledPayment as findSettled,
} from "./repository";

/** With what a wallet has minted for a program that buys for the shopper. */
type Body = BodyOf<typeof pay> & { token?: string };
type PayAnswer = DataOf<typeof pay>;

// Begins to pay, in three steps that each may be the last: the try is written down, the provider is asked while nothing
// is held, its answer is written down. A click and its repetitions are one try; two tabs go on with the same one.

export async function payOwnMaster(ctx: Ctx, body: Body): Promise<PayAnswer> {
	const command = readCommand(ctx, pay, body);
	const answered = await findAnswer(ctx.db, command);
	if (answered) return answered.answer as PayAnswer;
	const { master, payments } = await getOwnMasterWithPayments(
		ctx,
		body.orderNo,
	);
	const { method } = body;
	await requireOffered(ctx, { method, amount: master.total }, "method");
	await callOffOthers(ctx, payments, body);
	const payment = await beginTry(ctx, master.id, { method, command });
	const answer = await goOn(ctx, payment, body);
	if (!answer) return { next: "wait" };
	const kept = { answer, at: ctx.now() };
	return (await keepFirstAnswer(ctx.db, command, kept)) as PayAnswer;
}

/** Nobody is to be charged twice because they changed their mind. A transfer may be on its way: it stays open. */
async function callOffOthers(
	ctx: Ctx,
	payments: PaymentRow[],
	{ method }: Body,
): Promise<void> {
	const others = payments.filter(
		(one) => one.state === "begun" && ![method, "fps"].includes(one.method),
	);
	for (const other of others)
		try {
			await callOff(ctx, other);
		} catch (error) {
			if (!(error instanceof ServiceAway)) throw error;
			ctx.log.warn({ payment: other.id }, "a try could not be called off");
		}
}

/** Undefined where the provider does not say in time what has become of it. */
async function goOn(
	ctx: Ctx,
	payment: PaymentRow,
	body: Body,
): Promise<PayAnswer | undefined> {
	const known = answerOfDecided(ctx, payment);
	if (known) return known;
	const provider = providerOf(ctx.payments, payment.method);
	if (!provider) return undefined;
	const { providerKey: key, providerRef: ref, amount, method } = payment;
	const { orderNo, outcome, token } = body;
	const wanted = { key, ref, amount, method, orderNo, outcome, token };
	const back = `/order/payment_result?orderNo=${orderNo}`;
	const { siteUrl } = ctx.settings;
	// What the shop's own machine buys comes back to no page.
	const returnUrl = siteUrl ? linkTo(siteUrl, ctx.locale, back) : undefined;
	let begun: BegunCharge;
	try {
		begun = await provider.begin({ ...wanted, returnUrl });
	} catch (error) {
		if (error instanceof PayMethodClosed) {
			const closed = { state: "failed", failure: methodClosed } as const;
			const changed = { ...closed, updatedAt: ctx.now() };
			await updateOpenPayment(ctx.db, payment.id, changed);
			return decline(ctx, { ...payment, ...closed });
		}
		if (!(error instanceof ServiceAway)) throw error;
		ctx.log.error({ payment: payment.id, away: error.message }, "not in time");
		countMoney("payment", amount, { outcome: "unanswered" });
		const changed = { state: "pending", updatedAt: ctx.now() } as const;
		await updateOpenPayment(ctx.db, payment.id, changed);
		return undefined;
	}
	const { charge, next } = begun;
	await learnCharge(ctx, payment, charge);
	// Nobody is there to go on with a token that was refused.
	const isRefused = token && charge.state === "waiting" && next.next === "wait";
	if (isRefused || charge.state === "failed")
		return decline(ctx, { ...charge, method });
	return charge.state === "waiting" ? next : { next: "wait" };
}

function answerOfDecided(ctx: Ctx, payment: PaymentRow): PayAnswer | undefined {
	const { state } = payment;
	if (state === "begun" || state === "pending") return undefined;
	return state === "failed" ? decline(ctx, payment) : { next: "wait" };
}

const decline = (
	ctx: Ctx,
	refused: Parameters<typeof declinedReason>[0],
): PayAnswer => ({
	next: "declined",
	reason: declinedReason(refused, ctx.locale),
});
