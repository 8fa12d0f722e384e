import type { Ctx } from "../../../http/context";
import type { Slice } from "../../../http/pages";
import {
	countInSlots,
	type HeldSlots,
	listInSlots,
} from "./slot-orders-repository";

/** Orders that have not left yet and hold a slot of this time, the soonest first. */
export async function listOrdersInSlots(
	{ db }: Pick<Ctx, "db">,
	slots: HeldSlots,
	slice: Slice,
) {
	const rows = await listInSlots(db, slots, slice);
	return rows.map(({ acceptedAt, ...row }) => ({
		...row,
		isAccepted: acceptedAt !== null,
	}));
}

export function countOrdersInSlots(
	{ db }: Pick<Ctx, "db">,
	slots: HeldSlots,
): Promise<number> {
	return countInSlots(db, slots);
}
