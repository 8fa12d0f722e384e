import type { Input } from "../../../contract/call";
import type { resetPassword } from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { refuseField } from "../../../http/refuse-field";
import { enqueueEffect } from "../../platform/outbox/service";
import { endSessions } from "../session/service";
import { proveCode, spendCode } from "./codes";
import { forgetGuesses, unlock } from "./lockout";
import { checkNewPassword, hashPassword } from "./passwords";
import { findMember, setPasswordHash } from "./repository";

/** A new password for whoever reads the e-mail's code; every session and link of the account ends, and its owner is notified. */
export async function choosePassword(
	ctx: Ctx,
	{ email, captcha, newPassword }: Input<typeof resetPassword>["body"],
): Promise<null> {
	checkNewPassword(newPassword, { email }, "newPassword");
	const code = { purpose: "reset", target: email, code: captcha } as const;
	const proof = await proveCode(ctx, code);
	const passwordHash = await hashPassword(newPassword);
	const member = await ctx.db.transaction(async (tx) => {
		await spendCode(ctx, proof, tx);
		const owner = await findMember(tx, { email });
		if (!owner) throw refuseField("captcha", "wrongCaptche");
		await setPasswordHash(tx, owner.id, passwordHash);
		await endSessions(ctx, { accountId: owner.id }, tx);
		for (const { onNewPassword } of ctx.accountSubscribers)
			await onNewPassword?.(tx, owner.id);
		await enqueueEffect(tx, "mail", {
			template: "passwordChanged",
			locale: ctx.locale,
			to: email,
			values: {},
		});
		return owner;
	});
	await forgetGuesses(ctx, member.id);
	await unlock(ctx, email);
	if (member.phone) await unlock(ctx, member.phone);
	return null;
}
