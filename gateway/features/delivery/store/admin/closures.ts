import type { Ctx } from "../../../../http/context";
import { findClosure, listClosuresOf, listStaffStoreRows } from "./repository";

// Closures and stores for whoever shows them to staff beside the orders that they hold up.

/** Those that are not over yet, of these stores and of all stores; every one where none are named. */
export function listClosureRows(ctx: Ctx, storeIds: number[] | undefined) {
	return listClosuresOf(ctx.db, ctx.now(), storeIds);
}

export function findClosureRow({ db }: Ctx, id: number) {
	return findClosure(db, id);
}

/** Of one merchant, or all of them. */
export function listStoresOf({ db }: Ctx, merchantId: number | undefined) {
	return listStaffStoreRows(db, { merchantId });
}
