import type { Input } from "../../../contract/call";
import type { deleteUser } from "../../../contract/identity/user";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import {
	forgetPictures,
	listPersonalPictures,
	withdrawPictures,
} from "../../platform/upload/service";
import { forgetSessions } from "../session/service";
import { holdOwnAccount } from "./hold-account";
import { proveOwner } from "./prove-owner";
import * as repository from "./repository";

/**
 * Deletes the account of the session: who it was is gone, what others need (orders, reviews) stays nameless. What is
 * paid is still delivered, and its address goes when that is over. An account that works for the shop or a merchant is
 * first released from that by an operator.
 */
export async function deleteOwnUser(
	ctx: Ctx,
	{ password = "", captcha }: Input<typeof deleteUser>["body"],
): Promise<null> {
	const { uid, scope } = signedInActor(ctx);
	if (scope.length > 0) throw new GatewayError(403, "staffStays");
	const owner = await repository.getAccount(ctx.db, uid);
	const spend = await proveOwner(ctx, owner, {
		password: { value: password, field: "password" },
		captcha,
	});
	const pictures = await listPersonalPictures(ctx, uid);
	await ctx.db.transaction(async (tx) => {
		await spend(tx);
		await holdOwnAccount(tx, uid);
		const at = ctx.now();
		for (const { beforeDelete } of ctx.accountSubscribers)
			await beforeDelete?.(tx, uid, at);
		await repository.anonymise(tx, uid, at);
		await forgetSessions(tx, uid);
		for (const { onDelete } of ctx.accountSubscribers)
			await onDelete?.(tx, uid, at);
		if (pictures.length > 0) await withdrawPictures(tx, uid, pictures);
	});
	await forgetPictures(ctx, pictures);
	return null;
}
