import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { findOwnOrder, type MerchantOrderRow } from "./repository";

/** Throws 404 for another account's. */
export async function findOwn(
	ctx: Ctx,
	orderNo: string,
): Promise<MerchantOrderRow> {
	const { uid } = signedInActor(ctx);
	const found = await findOwnOrder(ctx.db, orderNo, uid);
	if (!found) throw new GatewayError(404, "notFound");
	return found;
}
