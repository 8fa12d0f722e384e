import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { findOwn } from "./own-orders";
import { cancelOwnMaster } from "./service";

/** A master that is not paid, or one paid order of the supermarket that no store has accepted. */
export async function cancelOwn(ctx: Ctx, no: string): Promise<null> {
	if (no.startsWith("PT")) return cancelOwnMaster(ctx, no);
	const order = await findOwn(ctx, no);
	if (order.status === 9) return null;
	// Its money has to go back for that.
	throw new GatewayError(409, "cancelTooLate");
}
