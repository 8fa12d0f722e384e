import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { listOwnAccounts } from "../../identity/user/service";
import { listRefundRows } from "./repository";

/** With its order; 404 for another account's. */
export async function findOwn(ctx: Ctx, no: string) {
	const { uid } = signedInActor(ctx);
	const owners = await listOwnAccounts(ctx, uid);
	const [found] = await listRefundRows(ctx.db, { no, owners });
	return orNotFound(found);
}
