import type { DataOf, Input } from "../../../contract/call";
import type {
	bindEmail,
	bindPhone,
	sendOwnCode,
	User,
} from "../../../contract/identity/user";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { refuseField } from "../../../http/refuse-field";
import { enqueueEffect } from "../../platform/outbox/service";
import {
	adoptTourists,
	normalizePhone,
	proveCode,
	sendCode,
	spendCode,
} from "../login/service";
import * as repository from "./repository";
import { getOwnUser } from "./service";

// A phone or an e-mail becomes an account's own by the code that was sent to it. One that another member owns stays
// there: whoever reads the code learns so, and nobody else does. Two who bind the same at once: the database lets one.
// The previous contact is notified that it no longer counts: a thief of a session cannot change it unseen.

export async function bindOwnPhone(
	ctx: Ctx,
	{ captcha, ...typed }: Input<typeof bindPhone>["body"],
): Promise<User> {
	const { uid } = signedInActor(ctx);
	const phone = normalizePhone(typed);
	const given = { purpose: "phone", target: phone, code: captcha } as const;
	const proof = await proveCode(ctx, given);
	await orTaken(ctx, ["phone", "phoneTaken"], async (tx) => {
		await spendCode(ctx, proof, tx);
		const before = await repository.lockAccount(tx, uid);
		await repository.updateAccount(tx, uid, { phone });
		if (before.phone && before.phone !== phone)
			await enqueueEffect(tx, "sms", {
				...noticeTo(before, before.phone),
				template: "phoneChanged",
			});
	});
	return getOwnUser(ctx);
}

export async function bindOwnEmail(
	ctx: Ctx,
	{ email, captcha }: Input<typeof bindEmail>["body"],
): Promise<User> {
	const { uid } = signedInActor(ctx);
	const given = { purpose: "email", target: email, code: captcha } as const;
	const proof = await proveCode(ctx, given);
	await orTaken(ctx, ["email", "emailTaken"], async (tx) => {
		await spendCode(ctx, proof, tx);
		const before = await repository.lockAccount(tx, uid);
		await repository.updateAccount(tx, uid, { email });
		if (before.email && before.email !== email)
			await enqueueEffect(tx, "mail", {
				...noticeTo(before, before.email),
				template: "emailChanged",
			});
		await adoptTourists(ctx, { email, memberId: uid }, tx);
	});
	return getOwnUser(ctx);
}

/** In the owner's language: whoever holds the session may be somebody else. */
const noticeTo = ({ locale }: repository.AccountRow, to: string) => ({
	locale,
	to,
	values: {},
});

async function orTaken(
	ctx: Ctx,
	[field, fault]: [string, string],
	write: (tx: Transaction) => Promise<void>,
): Promise<void> {
	try {
		await ctx.db.transaction(write);
	} catch (error) {
		throw repository.isTaken(error) ? refuseField(field, fault) : error;
	}
}

/** To the e-mail or phone that the account owns already, and to no other. */
export async function sendCodeToOwner(
	ctx: Ctx,
	{ channel }: Input<typeof sendOwnCode>["body"],
): Promise<DataOf<typeof sendOwnCode>> {
	const { uid } = signedInActor(ctx);
	const { [channel]: target } = await repository.getAccount(ctx.db, uid);
	if (!target) throw refuseField("channel", "correctValue");
	return sendCode(ctx, { purpose: "account", target });
}
