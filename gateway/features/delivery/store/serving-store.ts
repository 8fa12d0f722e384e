import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { findStoreRow, type StoreRow } from "./repository";

/** Throws 404 for a store that is unknown or out of service. */
export async function getServingStore(ctx: Ctx, id: number): Promise<StoreRow> {
	const row = await findStoreRow(ctx.db, id);
	if (!row) throw new GatewayError(404, "notFound");
	return row;
}
