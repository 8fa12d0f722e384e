import { Secret, TOTP } from "otpauth";
import type { DataOf, Input } from "../../../contract/call";
import type {
	addTotp,
	beginTotp,
} from "../../../contract/identity/second-factor";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { enrolFactor } from "./enrol";
import * as repository from "./repository";
import { seal, unseal } from "./seal";

// An app that shows six digits, new every thirty seconds (RFC 6238). An account has one.

const issuer = "Harbour Market";
/** As many as SHA-1 has: what RFC 4226 asks for. */
const secretBytes = 20;
const enrolMs = 10 * 60_000;

const sealOf = ({ settings }: Ctx, accountId: number) => ({
	tokenSecret: settings.tokenSecret,
	accountId,
});

export async function beginOwnTotp(
	ctx: Ctx,
): Promise<DataOf<typeof beginTotp>> {
	const { uid, sessionId } = signedInActor(ctx);
	const staff = orNotFound(await repository.findStaff(ctx.db, { uid }));
	const factors = await repository.listFactors(ctx.db, uid);
	if (factors.some(({ kind }) => kind === "totp"))
		throw new GatewayError(409, "totpThere");
	const secret = new Secret({ size: secretBytes });
	const sealed = seal(Buffer.from(secret.bytes), sealOf(ctx, uid));
	await repository.putChallenge(ctx.db, {
		sessionId,
		purpose: "totp",
		value: sealed.toString("base64url"),
		expiresAt: new Date(ctx.now().getTime() + enrolMs),
	});
	const label = staff.email ?? staff.nickname;
	const address = new TOTP({ issuer, label, secret }).toString();
	return { secret: secret.base32, address };
}

export async function addOwnTotp(
	ctx: Ctx,
	{ name, code }: Input<typeof addTotp>["body"],
) {
	const { uid, sessionId } = signedInActor(ctx);
	const pending = { sessionId, purpose: "totp", now: ctx.now() } as const;
	const value = await repository.findChallenge(ctx.db, pending);
	if (!value) throw new GatewayError(409, "factorOver");
	const sealedSecret = Buffer.from(value, "base64url");
	const lastStep = stepOf(ctx, { accountId: uid, sealedSecret, code });
	if (lastStep === undefined) throw refuseField("code", "wrongCaptche");
	return enrolFactor(ctx, {
		factor: { kind: "totp", name, sealedSecret, lastStep },
		take: async (tx) =>
			(await repository.takeChallenge(tx, pending)) !== undefined,
	});
}

interface Typed {
	accountId: number;
	sealedSecret: Buffer;
	code: string;
}

/** The step of time of which it is the code, this one or either beside it; undefined where it is none's. */
function stepOf(
	ctx: Ctx,
	{ accountId, sealedSecret, code }: Typed,
): number | undefined {
	const opened = unseal(sealedSecret, sealOf(ctx, accountId));
	if (!opened) return undefined;
	const secret = new Secret({ buffer: new Uint8Array(opened).buffer });
	const timestamp = ctx.now().getTime();
	const token = code.replace(/\s/g, "");
	const delta = TOTP.validate({ token, secret, timestamp, window: 1 });
	return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

/** Takes a code of the account's app; one that was taken is worth nothing again. */
export async function takeTotp(
	ctx: Ctx,
	accountId: number,
	code: string,
): Promise<boolean> {
	const factors = await repository.listFactors(ctx.db, accountId);
	const app = factors.find(({ kind }) => kind === "totp");
	if (!app?.sealedSecret) return false;
	const { id, sealedSecret } = app;
	const step = stepOf(ctx, { accountId, sealedSecret, code });
	if (step === undefined) return false;
	return repository.takeStep(ctx.db, { id, step, at: ctx.now() });
}
