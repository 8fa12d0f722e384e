import type { Input } from "../../../contract/call";
import type { editUser, User } from "../../../contract/identity/user";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import {
	forgetPictures,
	requireOwnPicture,
	withdrawPictures,
} from "../../platform/upload/service";
import { presentUser } from "./presenter";
import * as repository from "./repository";

export { deleteAccount } from "./delete-user";
export { exportAccount } from "./export-user";
export {
	accountLock,
	holdAccount,
	holdOwnAccount,
	requireLive,
} from "./hold-account";
export { maskNickname } from "./mask-nickname";
export { listOwnAccounts } from "./own-accounts";

// The account as its owner sees and changes it. Every call here is about the account of the session and no other: none
// takes an id. A picture becomes the account's face only if this account sent it for that; the one before it goes.

export async function getOwnUser(ctx: Ctx): Promise<User> {
	const actor = signedInActor(ctx);
	const { uid } = actor;
	const counts = ctx.accountSubscribers.map(({ counts: { points } = {} }) =>
		points?.(ctx, uid),
	);
	const [row, ...points] = await Promise.all([
		repository.getAccount(ctx.db, uid),
		...counts,
	]);
	return presentUser(
		row,
		points.reduce<number>((sum, one = 0) => sum + one, 0),
		actor,
	);
}

export async function editOwnUser(
	ctx: Ctx,
	{ nickname, avatar }: Input<typeof editUser>["body"],
): Promise<User> {
	const { uid } = signedInActor(ctx);
	if (avatar)
		await requireOwnPicture(ctx, {
			path: avatar,
			model: "avatar",
			field: "avatar",
		});
	const former = await ctx.db.transaction(async (tx) => {
		const before = await repository.lockAccount(tx, uid);
		if (nickname !== undefined || avatar !== undefined)
			await repository.updateAccount(tx, uid, { nickname, avatar });
		const isReplaced = avatar !== undefined && avatar !== before.avatar;
		const gone = isReplaced && before.avatar ? [before.avatar] : [];
		if (gone.length > 0) await withdrawPictures(tx, uid, gone);
		return gone;
	});
	if (former.length > 0) await forgetPictures(ctx, former);
	return getOwnUser(ctx);
}
