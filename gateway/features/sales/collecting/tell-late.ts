import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { listWhoMay } from "../../identity/staff/service";
import { enqueueEffectOnce } from "../../platform/outbox/service";
import { momentIn } from "../order-message/service";
import { type LateRow, listLate } from "./list-repository";

// A store hears by mail of an order whose slot has begun and which is not ready, once, on the day on which that is so.

const batchMax = 100;
const writtenToMax = 20;
/** Shorter than it is known to whom was written. */
const notifiedWithinMs = 24 * 60 * 60 * 1_000;

export async function tellLateToCollect({
	db,
	now,
}: Pick<Ctx, "db" | "now">): Promise<void> {
	const until = now();
	const from = new Date(until.getTime() - notifiedWithinMs);
	for (const late of await listLate(db, { from, until }, batchMax))
		await db.transaction((tx) => tellStaff(tx, late));
}

async function tellStaff(tx: Transaction, late: LateRow): Promise<void> {
	const { no: orderNo, merchantId, storeName, slotStartsAt } = late;
	const staff = await listWhoMay(tx, {
		whose: merchantId,
		permission: "orders",
		first: null,
		limit: writtenToMax,
	});
	for (const { id, email, locale } of staff)
		if (email)
			await enqueueEffectOnce(tx, `collectLate ${orderNo} ${id}`, {
				kind: "mail",
				payload: {
					template: "collectLate",
					locale,
					to: email,
					values: {
						orderNo,
						store: localize(storeName, locale),
						slot: momentIn(slotStartsAt, locale),
					},
					path: `/console/orders/detail?orderNo=${orderNo}`,
				},
			});
}
