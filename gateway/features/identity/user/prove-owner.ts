import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { refuseField } from "../../../http/refuse-field";
import {
	beginAttempt,
	type CodeProof,
	noteFailure,
	noteSuccess,
	proveCode,
	spendCode,
	verifyPassword,
} from "../login/service";
import type { AccountRow } from "./repository";

interface Proof {
	/** The password in use, and the field in which it was typed. */
	password: { value: string; field: string };
	captcha?: string;
}

/** Spends what proved the owner, with the change that it allows. */
type Spend = (tx: Transaction) => Promise<void>;

/**
 * Asks for what only the owner knows or receives, before something that cannot be taken back: a session alone may be
 * somebody else's by now. Guesses are counted as those at sign-in are.
 */
export async function proveOwner(
	ctx: Ctx,
	owner: AccountRow,
	{ password, captcha }: Proof,
): Promise<Spend> {
	if (captcha) {
		const proof = await proveByCode(ctx, owner, captcha);
		return (tx) => spendCode(ctx, proof, tx);
	}
	await proveByPassword(ctx, owner, password);
	return async () => {};
}

async function proveByPassword(
	ctx: Ctx,
	owner: AccountRow,
	{ value, field }: Proof["password"],
): Promise<void> {
	if (!value) throw refuseField(field, "emptyPassword");
	const attempt = await beginAttempt(ctx, `account ${owner.id}`);
	if (!(await verifyPassword(owner.passwordHash, value))) {
		await noteFailure(ctx, attempt);
		throw refuseField(field, "wrongPassword");
	}
	await noteSuccess(ctx, attempt);
}

/** The code may have come by either way. */
async function proveByCode(
	ctx: Ctx,
	{ email, phone }: AccountRow,
	code: string,
): Promise<CodeProof> {
	let refusal: unknown = refuseField("captcha", "wrongCaptche");
	for (const target of [email, phone]) {
		if (!target) continue;
		try {
			return await proveCode(ctx, { purpose: "account", target, code });
		} catch (error) {
			refusal = error;
		}
	}
	throw refusal;
}
