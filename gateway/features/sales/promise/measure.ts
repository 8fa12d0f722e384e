import { cacheTags } from "../../../contract/cache-tags";
import { promiseGraceMinutes } from "../../../contract/sales/promise-terms";
import type { Transaction } from "../../../db/client";
import { hongKongDay } from "../../../http/hong-kong-time";
import { enqueueEffect } from "../../platform/outbox/service";
import { addToDay, lockOpen, movePromise } from "./repository";

export const graceMs = promiseGraceMinutes * 60_000;

/**
 * What was promised of an order has come at a moment, or has not come until then: kept or broken by that, and counted on
 * the day on which it should have come. Measured once; nothing happens where it was, or where nothing was
 * promised.
 */
export async function measurePromise(
	tx: Transaction,
	orderId: number,
	at: Date,
): Promise<void> {
	const promise = await lockOpen(tx, orderId);
	if (!promise) return;
	const { storeId, until } = promise;
	const isKept = at.getTime() <= until.getTime() + graceMs;
	const state = isKept ? "kept" : "broken";
	await movePromise(
		tx,
		{ id: orderId, from: "open" },
		{ state, measuredAt: at },
	);
	await addToDay(tx, {
		storeId,
		day: hongKongDay(until),
		kept: Number(isKept),
		broken: Number(!isKept),
	});
	await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.inTime] });
}

/** Nothing of an order is left to be brought. */
export async function voidPromise(tx: Transaction, orderId: number) {
	await movePromise(tx, { id: orderId, from: "open" }, { state: "void" });
}
