import { and, asc, eq, gte, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { merchantOrder } from "../../../db/schema/order";
import type { Slice } from "../../../http/pages";

export interface HeldSlots {
	/** Null for all stores. */
	storeId: number | null;
	/** Slots that begin from here on and before `until`. */
	from: Date;
	until: Date;
	/** Undefined for whatever merchant. */
	merchantId: number | undefined;
}

function where({ storeId, from, until, merchantId }: HeldSlots) {
	return and(
		eq(merchantOrder.status, "awaitingShipment"),
		gte(merchantOrder.slotStartsAt, from),
		lt(merchantOrder.slotStartsAt, until),
		isNotNull(merchantOrder.storeId),
		storeId === null ? undefined : eq(merchantOrder.storeId, storeId),
		merchantId === undefined
			? undefined
			: eq(merchantOrder.merchantId, merchantId),
	);
}

/** Orders that have not left yet and hold a slot of this time, the soonest first. */
export async function listInSlots(
	db: Database,
	slots: HeldSlots,
	{ limit, offset }: Slice,
) {
	const { no, storeId, slotStartsAt, paid, acceptedAt, total } = merchantOrder;
	const rows = await db
		.select({ no, storeId, slotStartsAt, paid, acceptedAt, total })
		.from(merchantOrder)
		.where(where(slots))
		.orderBy(asc(slotStartsAt), asc(merchantOrder.id))
		.limit(limit)
		.offset(offset);
	return rows.flatMap(({ slotStartsAt: startsAt, storeId: at, ...row }) => {
		const { acceptedAt: accepted, ...order } = row;
		return startsAt && at
			? [{ ...order, startsAt, storeId: at, isAccepted: accepted !== null }]
			: [];
	});
}

export function countInSlots(db: Database, slots: HeldSlots): Promise<number> {
	return db.$count(merchantOrder, where(slots));
}
