import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { verifyCode, verifyPassword } from "./proof";
import type { AccountRow } from "./repository";

interface Proof {
	/** The password in use; where it was typed. */
	password?: { value: string; field: string };
	captcha?: string;
}

/** What only the owner knows or receives, asked for before something that cannot be taken back. */
export async function proveOwner(
	ctx: Ctx,
	owner: AccountRow,
	{ password, captcha }: Proof,
): Promise<void> {
	if (captcha) return proveByCode(ctx, owner, captcha);
	const field = password?.field ?? "password";
	if (!password?.value) throw faultOf(field, "emptyPassword");
	if (!(await verifyPassword(ctx, owner.passwordHash, password.value)))
		throw faultOf(field, "wrongPassword");
}

/** The code may have come by either way. */
async function proveByCode(
	ctx: Ctx,
	{ email, phone }: AccountRow,
	captcha: string,
): Promise<void> {
	if (!email && !phone) throw faultOf("captcha", "wrongCaptche");
	if (email && phone) {
		try {
			return await verifyCode(ctx, {
				purpose: "email",
				target: email,
				captcha,
			});
		} catch (error) {
			if (!(error instanceof GatewayError)) throw error;
		}
		return verifyCode(ctx, { purpose: "phone", target: phone, captcha });
	}
	return email
		? verifyCode(ctx, { purpose: "email", target: email, captcha })
		: verifyCode(ctx, { purpose: "phone", target: phone ?? "", captcha });
}

function faultOf(field: string, fault: string): GatewayError {
	return new GatewayError(400, "parameterInvalid", {
		data: { fields: { [field]: fault } },
	});
}
