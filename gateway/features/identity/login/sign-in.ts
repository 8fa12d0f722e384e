import type { Input } from "../../../contract/call";
import type {
	loginByEmail,
	loginByPhoneCode,
	loginByPhonePassword,
	SignedIn,
} from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { openSession } from "../session/service";
import { proveCode, spendCode } from "./codes";
import { proveAfterGuesses, tellOfGuesses } from "./guesses";
import {
	beginAttempt,
	countForOwner,
	noteFailure,
	noteSuccess,
} from "./lockout";
import { newMember } from "./new-account";
import { verifyPassword } from "./passwords";
import { normalizePhone } from "./phone";
import { findMember, type Identity, insertAccount } from "./repository";

// Signing in. A wrong password, an account that is not there and one without a password are answered alike, by the same
// work. A phone that reads its code is let in, and gets an account if it has none.

export function signInByEmail(
	ctx: Ctx,
	{ email, ...given }: Input<typeof loginByEmail>["body"],
): Promise<SignedIn> {
	return signInByPassword(ctx, { name: email, identity: { email } }, given);
}

export function signInByPhone(
	ctx: Ctx,
	body: Input<typeof loginByPhonePassword>["body"],
): Promise<SignedIn> {
	const phone = normalizePhone(body);
	const whose = { name: phone, identity: { phone } };
	return signInByPassword(ctx, whose, body);
}

interface Given {
	password: string;
	/** Nobody looks at it before the password is right. */
	captcha?: string;
}

async function signInByPassword(
	ctx: Ctx,
	{ name, identity }: { name: string; identity: Identity },
	{ password, captcha }: Given,
): Promise<SignedIn> {
	const begun = await beginAttempt(ctx, name);
	const member = await findMember(ctx.db, identity);
	const owner = { accountId: member?.id, name };
	const { attempt, tries } = await countForOwner(ctx, begun, owner);
	const isRight = await verifyPassword(member?.passwordHash, password);
	if (!member || !isRight) {
		await noteFailure(ctx, attempt);
		await tellOfGuesses(ctx, member, tries);
		throw new GatewayError(400, "wrongCredentials");
	}
	await noteSuccess(ctx, attempt);
	await proveAfterGuesses(ctx, member, { tries, captcha });
	const strategy = "email" in identity ? "email" : "password";
	return openSession(ctx, member, strategy);
}

export async function signInByCode(
	ctx: Ctx,
	body: Input<typeof loginByPhoneCode>["body"],
): Promise<SignedIn> {
	const phone = normalizePhone(body);
	const proof = await proveCode(ctx, {
		purpose: "phone",
		target: phone,
		code: body.captcha,
	});
	const member = await ctx.db.transaction(async (tx) => {
		await spendCode(ctx, proof, tx);
		return (
			(await findMember(tx, { phone })) ??
			(await insertAccount(tx, newMember(ctx, { phone }))) ??
			// Registered by somebody else's request in this moment.
			(await findMember(tx, { phone }))
		);
	});
	if (!member) throw new GatewayError(500, "systemException");
	return openSession(ctx, member, "captcha");
}
