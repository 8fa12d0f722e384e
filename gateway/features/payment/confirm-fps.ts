import { randomUUID } from "node:crypto";
import Decimal from "decimal.js";
import type { BodyOf } from "../../contract/call";
import type { confirmFps } from "../../contract/pay";
import { requireOperator, signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { keepEvent, markEventDone } from "./event-repository";
import { findPayment } from "./repository";
import { settlePayment } from "./settle";

const method = "fps";

/**
 * An operator saw a transfer arrive. Who said so is kept. Refused, with nothing booked, where the amount is another
 * one or the order is over: that money is sent back by hand.
 */
export async function confirmTransfer(
	ctx: Ctx,
	{ reference, amount }: BodyOf<typeof confirmFps>,
): Promise<null> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	const charge = { ref: reference, key: null, amount, currency: "HKD" };
	const payment = await findPayment(ctx.db, { ...charge, method });
	if (!payment) throw new GatewayError(404, "notFound");
	if (!new Decimal(amount).equals(payment.amount))
		throw new GatewayError(409, "amountDiffers");
	const eventId = `${reference} ${randomUUID()}`;
	await keepEvent(ctx.db, {
		method,
		eventId,
		kind: "confirmed",
		payload: { reference, amount, operator: uid },
		receivedAt: ctx.now(),
	});
	await settlePayment(ctx, { ...charge, method });
	await markEventDone(ctx.db, { method, eventId }, ctx.now());
	return null;
}
