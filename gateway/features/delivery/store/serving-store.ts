import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { findStoreRow, type StoreRow } from "./repository";

/** Throws 404 for a store that is unknown or out of service. */
export async function getServingStore(ctx: Ctx, id: number): Promise<StoreRow> {
	return orNotFound(await findStoreRow(ctx.db, id));
}
