import Decimal from "decimal.js";
import type { BodyOf } from "../../../contract/call";
import type { confirmFps } from "../../../contract/sales/payment";
import { requireOperator, signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { keepEvent, listUndoneEvents, markEventDone } from "./event-repository";
import { findPayment } from "./repository";
import { settlePayment } from "./settle";

// Transfers as an operator sees them arrive. Of those that paid nothing the money lies on the shop's account and belongs
// to somebody: they are listed until an operator says that they were sent back.

const method = "fps";
const listedMax = 100;

/** One transfer: a reference is paid with an amount once, whoever says so and how often. */
const transferName = (reference: string, amount: string) =>
	`${reference} ${amount}`;

/**
 * An operator saw a transfer arrive. Who said so is kept. Refused, with nothing booked, where the amount is another
 * one or the order is over: that money is sent back by hand, and the transfer is listed until somebody says it was.
 */
export async function confirmTransfer(
	ctx: Ctx,
	{ reference, amount }: BodyOf<typeof confirmFps>,
): Promise<null> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	const charge = { ref: reference, key: null, amount, currency: "HKD" };
	const payment = orNotFound(await findPayment(ctx.db, { ...charge, method }));
	const eventId = transferName(reference, amount);
	await keepEvent(ctx.db, {
		method,
		eventId,
		kind: "confirmed",
		payload: { reference, amount, operator: uid },
		receivedAt: ctx.now(),
	});
	try {
		if (!new Decimal(amount).equals(payment.amount))
			throw new GatewayError(409, "amountDiffers");
		await settlePayment(ctx, { ...charge, method });
	} catch (error) {
		if (error instanceof GatewayError && error.code === 409)
			ctx.log.warn({ transfer: eventId }, "a transfer is sent back by hand");
		throw error;
	}
	await markEventDone(ctx.db, { method, eventId }, ctx.now());
	return null;
}

/** By reference and amount, the oldest first, at most a hundred. */
export async function listTransfersToReturn(ctx: Ctx) {
	requireOperator(ctx.actor);
	return listUndoneEvents(ctx.db, method, listedMax);
}

/** Throws 404 for one that is not listed. */
export async function markTransferReturned(
	ctx: Ctx,
	{ reference, amount }: BodyOf<typeof confirmFps>,
): Promise<void> {
	requireOperator(ctx.actor);
	const eventId = transferName(reference, amount);
	if (!(await markEventDone(ctx.db, { method, eventId }, ctx.now())))
		throw new GatewayError(404, "notFound");
}
