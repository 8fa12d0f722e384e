import type { Input } from "../../../contract/call";
import type { sendPhoneCode } from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { sendCode } from "./codes";
import { requireProofForMany } from "./many-codes";
import { normalizePhone } from "./phone";
import { findMember } from "./repository";

// Asking for a code answers the same for every phone and e-mail, known or not, by the same work.

export async function sendCodeToPhone(
	ctx: Ctx,
	body: Input<typeof sendPhoneCode>["body"],
) {
	await requireProofForMany(ctx);
	return sendCode(ctx, { purpose: "phone", target: normalizePhone(body) });
}

/** The owner of a registered e-mail is notified of it by mail. */
export async function sendCodeToEmail(ctx: Ctx, email: string) {
	await requireProofForMany(ctx);
	const member = await findMember(ctx.db, { email });
	const target = { purpose: "email", target: email } as const;
	return sendCode(ctx, target, member && "alreadyMember");
}

export async function sendCodeToReset(ctx: Ctx, email: string) {
	await requireProofForMany(ctx);
	const member = await findMember(ctx.db, { email });
	const target = { purpose: "reset", target: email } as const;
	return sendCode(ctx, target, member ? undefined : "nothing");
}
