import type { Input } from "../../../contract/call";
import type {
	proveByCode,
	proveByPasskey,
} from "../../../contract/identity/second-factor";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { noteProven } from "../session/service";
import { wrongCodes, wrongCodesPerDay } from "./limits";
import { takePasskey } from "./passkeys";
import { takeRecoveryCode } from "./recovery";
import * as repository from "./repository";
import { tellOwner } from "./tell-owner";
import { takeTotp } from "./totp";

export async function proveOwnPasskey(
	ctx: Ctx,
	{ response }: Input<typeof proveByPasskey>["body"],
): Promise<null> {
	await takePasskey(ctx, response);
	await noteProven(ctx.db, signedInActor(ctx).sessionId, ctx.now());
	return null;
}

/** Six digits are the app's, everything else a recovery code. */
export async function proveOwnCode(
	ctx: Ctx,
	{ code }: Input<typeof proveByCode>["body"],
): Promise<null> {
	const { uid, sessionId } = signedInActor(ctx);
	const staff = orNotFound(await repository.findStaff(ctx.db, { uid }));
	const isDigits = /^\d{6}$/.test(code.replace(/\s/g, ""));
	const key = `${isDigits ? "totp" : "recovery"} ${uid}`;
	const claims = [wrongCodes, wrongCodesPerDay].map((limit) => ({
		limit,
		key,
	}));
	const [tries = 0] = await ctx.limits.take(claims);
	const isRight = isDigits
		? await takeTotp(ctx, uid, code)
		: await ctx.db.transaction((tx) =>
				takeRecoveryCode(tx, ctx, { staff, code }),
			);
	if (!isRight) {
		if (tries === wrongCodes.points)
			await ctx.db.transaction((tx) =>
				tellOwner(tx, staff, { template: "factorGuessed" }),
			);
		throw refuseField("code", "wrongCaptche");
	}
	await ctx.limits.giveBack(claims);
	await noteProven(ctx.db, sessionId, ctx.now());
	return null;
}
