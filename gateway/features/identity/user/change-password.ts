import type { Input } from "../../../contract/call";
import type { changePassword } from "../../../contract/identity/user";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import {
	checkNewPassword,
	forgetGuesses,
	hashPassword,
} from "../login/service";
import { endSessions } from "../session/service";
import { proveOwner } from "./prove-owner";
import * as repository from "./repository";

/** By the old password or a code; whoever is signed in elsewhere is not any more, nor is a program linked. */
export async function changeOwnPassword(
	ctx: Ctx,
	body: Input<typeof changePassword>["body"],
): Promise<null> {
	const { oldPassword = "", captcha, newPassword } = body;
	const { uid, sessionId } = signedInActor(ctx);
	const owner = await repository.getAccount(ctx.db, uid);
	checkNewPassword(newPassword, owner, "newPassword");
	const spend = await proveOwner(ctx, owner, {
		password: { value: oldPassword, field: "oldPassword" },
		captcha,
	});
	const passwordHash = await hashPassword(newPassword);
	await ctx.db.transaction(async (tx) => {
		await spend(tx);
		await repository.updateAccount(tx, uid, {
			passwordHash,
			codeAskedAt: null,
		});
		await endSessions(ctx, { accountId: uid, except: sessionId }, tx);
		for (const { onNewPassword } of ctx.accountSubscribers)
			await onNewPassword?.(tx, uid);
	});
	await forgetGuesses(ctx, uid);
	return null;
}
