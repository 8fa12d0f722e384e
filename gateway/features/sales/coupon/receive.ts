import type { Input } from "../../../contract/call";
import type { OwnCoupon, receiveCoupon } from "../../../contract/sales/coupon";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongOffsetMs } from "../../../http/hong-kong-time";
import { presentInHand } from "./own-coupons";
import * as repository from "./receipt-repository";

// A coupon is received once per account, however often it is asked for and whatever became of it, and never more often
// than it is issued: the count and the receipt are written together.

const dayMs = 24 * 60 * 60 * 1_000;

export async function receiveOfferedCoupon(
	ctx: Ctx,
	{ id: couponId }: Input<typeof receiveCoupon>["body"],
): Promise<OwnCoupon> {
	const { uid: accountId } = signedInActor(ctx);
	const receiver = { accountId, couponId, at: ctx.now() };
	await ctx.db.transaction(async (tx) => {
		if (!(await receiveOne(tx, receiver))) throw await refusalOf(tx, receiver);
	});
	const rows = await repository.listOwnRows(ctx.db, { accountId, couponId });
	const [received] = await presentInHand(ctx, rows);
	if (!received) throw new Error("A received coupon is gone");
	return received;
}

interface Receiver {
	accountId: number;
	couponId: number;
	at: Date;
}

/** False where none is left, or the account had it before: then the caller rolls back. */
export async function receiveOne(
	tx: Transaction,
	{ accountId, couponId, at: receivedAt }: Receiver,
): Promise<boolean> {
	const taken = await repository.takeOne(tx, couponId);
	if (!taken) return false;
	const expiresAt = endOfDayAfter(receivedAt, taken.validDays);
	const receipt = { accountId, couponId, receivedAt, expiresAt };
	return repository.insertReceipt(tx, receipt);
}

async function refusalOf(
	tx: Transaction,
	{ accountId, couponId }: Receiver,
): Promise<GatewayError> {
	const received = await repository.listReceivedIds(tx, accountId, [couponId]);
	if (received.length > 0) return new GatewayError(409, "couponReceived");
	const isOffered = await repository.isOffered(tx, couponId);
	return isOffered
		? new GatewayError(409, "couponsGone")
		: new GatewayError(404, "notFound");
}

/** When the day ends in Hong Kong that lies so many days after this one: the whole of the last day is left to use. */
export function endOfDayAfter(moment: Date, days: number): Date {
	const there = moment.getTime() + hongKongOffsetMs;
	const midnight = Math.floor(there / dayMs) * dayMs - hongKongOffsetMs;
	return new Date(midnight + (days + 1) * dayMs);
}
