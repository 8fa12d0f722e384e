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

export interface Transfer {
	/** Reference and amount. */
	name: string;
	seenAt: Date;
}

/** The oldest first, at most a hundred. */
export async function listTransfersToReturn(ctx: Ctx): Promise<Transfer[]> {
	requireOperator(ctx.actor);
	const events = await listUndoneEvents(ctx.db, method, listedMax);
	return events.map(({ eventId, receivedAt }) => ({
		name: eventId,
		seenAt: receivedAt,
	}));
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
