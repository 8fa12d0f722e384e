import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { groupPlace } from "../../db/schema/group";
import { masterOrder } from "../../db/schema/order";
import { payment } from "../../db/schema/payment";
import { isOf, type MasterRow } from "./repository";

export interface MasterWithPayments {
	master: MasterRow;
	/** All tries to pay it, the newest first. */
	payments: (typeof payment.$inferSelect)[];
	/** The group that it is a place of; null for any other. */
	groupId: number | null;
}

/** Of the account or of a tourist that it took over; all as it is at one moment. */
export async function findOwnMasterWithPayments(
	db: Database,
	no: string,
	accountId: number,
): Promise<MasterWithPayments | undefined> {
	const rows = await db
		.select({ master: masterOrder, payment, groupId: groupPlace.groupId })
		.from(masterOrder)
		.leftJoin(payment, eq(payment.masterId, masterOrder.id))
		.leftJoin(groupPlace, eq(groupPlace.masterId, masterOrder.id))
		.where(and(eq(masterOrder.no, no), isOf(db, accountId)))
		.orderBy(desc(payment.id));
	const [first] = rows;
	if (!first) return undefined;
	const { master, groupId } = first;
	return {
		master,
		groupId,
		payments: rows.flatMap((row) => row.payment ?? []),
	};
}
