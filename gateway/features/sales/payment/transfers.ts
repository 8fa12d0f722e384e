import type { BodyOf } from "../../../contract/call";
import type { confirmFps } from "../../../contract/sales/payment";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { listUndoneEvents, markEventDone } from "./event-repository";

// Transfers that an operator saw and that paid nothing: the money lies on the shop's account and belongs to somebody.
// They are listed until an operator says that they were sent back.

const method = "fps";
const listedMax = 100;

/** One transfer: a reference is paid with an amount once, whoever says so and how often. */
export const transferName = (reference: string, amount: string) =>
	`${reference} ${amount}`;

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
