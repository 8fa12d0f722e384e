import { bareNumber } from "../../contract/account-fields";
import type { DataOf, Input } from "../../contract/call";
import type {
	bindEmail,
	bindPhone,
	sendOwnCode,
	User,
} from "../../contract/user";
import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { adoptTourists, sendCode, verifyCode } from "./proof";
import * as repository from "./repository";
import { getOwnUser } from "./service";

// A phone or an e-mail becomes an account's own by the code that was sent to it. One that another member owns stays
// there: whoever reads the code learns so, and nobody else does. Two who bind the same at once: the database lets one.

export async function bindOwnPhone(
	ctx: Ctx,
	{ countryCode, phone, captcha }: Input<typeof bindPhone>["body"],
): Promise<User> {
	const { uid } = signedInActor(ctx);
	const target = countryCode + bareNumber(phone, countryCode);
	await verifyCode(ctx, { purpose: "phone", target, captcha });
	await orTaken({ phone: "phoneTaken" }, () =>
		repository.updateAccount(ctx.db, uid, { phone: target }),
	);
	return getOwnUser(ctx);
}

export async function bindOwnEmail(
	ctx: Ctx,
	{ email, captcha }: Input<typeof bindEmail>["body"],
): Promise<User> {
	const { uid } = signedInActor(ctx);
	await verifyCode(ctx, { purpose: "email", target: email, captcha });
	await orTaken({ email: "emailTaken" }, () =>
		ctx.db.transaction(async (tx) => {
			await repository.updateAccount(tx, uid, { email });
			await adoptTourists(tx, { email, accountId: uid });
		}),
	);
	return getOwnUser(ctx);
}

async function orTaken(
	fields: Record<string, string>,
	write: () => Promise<void>,
): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (!repository.isTaken(error)) throw error;
		throw new GatewayError(400, "parameterInvalid", { data: { fields } });
	}
}

/** To the e-mail or phone that the account owns already, and to no other. */
export async function sendCodeToOwner(
	ctx: Ctx,
	{ channel }: Input<typeof sendOwnCode>["body"],
): Promise<DataOf<typeof sendOwnCode>> {
	const { uid } = signedInActor(ctx);
	const { [channel]: target } = await repository.getAccount(ctx.db, uid);
	if (!target)
		throw new GatewayError(400, "parameterInvalid", {
			data: { fields: { channel: "correctValue" } },
		});
	const { resendAfterSeconds } = await sendCode(ctx, {
		purpose: channel,
		target,
	});
	return { resendAfterSeconds };
}
