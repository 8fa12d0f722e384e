import type { Input } from "../../../contract/call";
import type { deleteUser } from "../../../contract/identity/user";
import type { Transaction } from "../../../db/client";
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

/** The account of the session, by its owner. One that works for the shop or a merchant is first released from that. */
export async function deleteOwnUser(
	ctx: Ctx,
	{ password = "", captcha }: Input<typeof deleteUser>["body"],
): Promise<null> {
	const { uid, factor } = signedInActor(ctx);
	if (factor) throw new GatewayError(403, "staffStays");
	const owner = await repository.getAccount(ctx.db, uid);
	const spend = await proveOwner(ctx, owner, {
		password: { value: password, field: "password" },
		captcha,
	});
	return deleteAccount(ctx, uid, async (tx) => {
		await spend(tx);
		await holdOwnAccount(tx, uid);
	});
}

/**
 * Deletes an account that `hold` holds: who it was is gone, what others need (orders, reviews) stays nameless. What is
 * paid is still delivered, and its address goes when that is over.
 */
export async function deleteAccount(
	ctx: Ctx,
	uid: number,
	hold: (tx: Transaction) => Promise<void>,
): Promise<null> {
	const pictures = await listPersonalPictures(ctx, uid);
	await ctx.db.transaction(async (tx) => {
		await hold(tx);
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
