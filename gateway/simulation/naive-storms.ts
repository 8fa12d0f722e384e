import {
	giveSlotsBack,
	holdSlots,
	slotsHeldBy,
} from "../features/delivery/store/service";
import { getOwnOrderRow } from "../features/sales/order/own-orders";
import {
	findHeldUp,
	markMoved,
	setSlot,
} from "../features/sales/reschedule/repository";
import { GatewayError } from "../http/errors";
import type { Rules } from "./rules";

// How what the weather holds up must not be moved, for the same reason.

/** Gives back the slot that it was seen to hold, whatever it holds by now. */
export const naiveReschedule: Rules["reschedule"] = async (
	ctx,
	{ params, body },
) => {
	const order = await getOwnOrderRow(ctx, params.orderNo);
	const heldUp = await findHeldUp(ctx.db, order.id);
	if (!heldUp) throw new GatewayError(409, "notHeldUp");
	const to = new Date(body.slot);
	await ctx.db.transaction(async (tx) => {
		const held = slotsHeldBy(order);
		await holdSlots(
			tx,
			held.map((slot) => ({ ...slot, startsAt: to })),
		);
		await giveSlotsBack(tx, held);
		await setSlot(tx, order.id, to);
		const moved = {
			movedTo: to,
			movedAt: ctx.now(),
			movedBy: "buyer",
		} as const;
		await markMoved(tx, heldUp, moved);
	});
};
