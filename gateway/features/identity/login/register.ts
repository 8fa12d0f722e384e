import type { Input } from "../../../contract/call";
import type {
	registerByEmail,
	registerByPhone,
} from "../../../contract/identity/login";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { refuseField } from "../../../http/refuse-field";
import { adoptTourists } from "./adopt";
import { proveCode, spendCode } from "./codes";
import { newMember } from "./new-account";
import { checkNewPassword, hashPassword } from "./passwords";
import { normalizePhone } from "./phone";
import { insertAccount } from "./repository";

// Registering. Whoever has not read the code learns nothing: that an e-mail or a phone is taken is told to its reader.
// The code stays good in that case, to sign in with.

export async function registerWithEmail(
	ctx: Ctx,
	{ email, captcha, password }: Input<typeof registerByEmail>["body"],
): Promise<null> {
	checkNewPassword(password, { email });
	const code = { purpose: "email", target: email, code: captcha } as const;
	const proof = await proveCode(ctx, code);
	const passwordHash = await hashPassword(password);
	await ctx.db.transaction(async (tx) => {
		await spendCode(ctx, proof, tx);
		await registerProven(ctx, tx, { email, passwordHash });
	});
	return null;
}

/** For an e-mail that was proven to be its sender's own; answers the account. */
export async function registerProven(
	ctx: Ctx,
	tx: Transaction,
	{ email, passwordHash }: { email: string; passwordHash: string },
): Promise<number> {
	const row = newMember(ctx, { email, passwordHash });
	const member = await insertAccount(tx, row);
	if (!member) throw refuseField("email", "emailTaken");
	await adoptTourists(ctx, { email, memberId: member.id }, tx);
	return member.id;
}

export async function registerWithPhone(
	ctx: Ctx,
	body: Input<typeof registerByPhone>["body"],
): Promise<null> {
	const { captcha, password } = body;
	const phone = normalizePhone(body);
	checkNewPassword(password, { phone });
	const code = { purpose: "phone", target: phone, code: captcha } as const;
	const proof = await proveCode(ctx, code);
	const passwordHash = await hashPassword(password);
	await ctx.db.transaction(async (tx) => {
		await spendCode(ctx, proof, tx);
		const member = await insertAccount(
			tx,
			newMember(ctx, { phone, passwordHash }),
		);
		if (!member) throw refuseField("phone", "phoneTaken");
	});
	return null;
}
