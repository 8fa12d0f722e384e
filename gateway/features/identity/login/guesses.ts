import type { CodeNeeded } from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { enqueueEffect } from "../../platform/outbox/service";
import { hasOpenCode, isServed, sendCode, verifyCode } from "./codes";
import { type Member, markCodeAsked, markOwnerNotified } from "./repository";

// An account at which many passwords were tried within an hour, from wherever. Its owner is notified, once an hour at
// most. The right password is enough with a code alone that its owner reads. It is asked for after a right password only: who
// does not know that can neither have codes sent nor use them up, and sees what it saw before. Other ways in stay open.

const hourMs = 3_600_000;
/** The question for a code tells that the password is right: waiting for an hour must not be the answer to it. */
const askedForMs = 30 * 24 * hourMs;
/** No account has it: where nobody is to be notified, the same work is done. */
const nobody = 0;

type Way = { kind: "mail" | "sms"; to: string };

/** By which the owner is reached: the e-mail, else the phone; undefined where there is neither. */
function wayTo(
	ctx: Ctx,
	{ email, phone }: Pick<Member, "email" | "phone">,
): Way | undefined {
	if (email) return { kind: "mail", to: email };
	if (phone && isServed(ctx, phone)) return { kind: "sms", to: phone };
	return undefined;
}

/** After a wrong password, the last of so many tries. */
export async function tellOfGuesses(
	ctx: Ctx,
	member: Member | undefined,
	tries: number,
): Promise<void> {
	const { failuresWithoutCode } = ctx.settings;
	if (tries < failuresWithoutCode) return;
	const now = ctx.now();
	const since = new Date(now.getTime() - hourMs);
	const way = member && wayTo(ctx, member);
	await ctx.db.transaction(async (tx) => {
		const id = member?.id ?? nobody;
		const isFirst = await markOwnerNotified(tx, id, { now, since });
		const isDue = member ? isFirst : tries === failuresWithoutCode;
		if (!isDue) return;
		await enqueueEffect(tx, way?.kind ?? "mail", {
			template: "manyPasswords",
			locale: member?.locale ?? ctx.locale,
			to: way?.to ?? null,
			values: {},
		});
	});
}

/**
 * After a right password: passes where few were tried, or with the code that was sent. Refuses with `codeNeeded` where
 * there is none, and sends one; with a fault of `captcha` where it is wrong. Who is reached by neither e-mail nor phone
 * passes.
 */
export async function proveAfterGuesses(
	ctx: Ctx,
	member: Member,
	{ tries, captcha }: { tries: number; captcha?: string },
): Promise<void> {
	const way = wayTo(ctx, member);
	const isGuessedAt = tries > ctx.settings.failuresWithoutCode;
	const isAsked = wasAskedLately(ctx, member);
	if (!way || !(isGuessedAt || isAsked)) return;
	const { to: target } = way;
	if (captcha) {
		return verifyCode(ctx, { purpose: "password", target, code: captcha });
	}
	if (!isAsked) await markCodeAsked(ctx.db, member.id, ctx.now());
	throw await askForCode(ctx, way);
}

function wasAskedLately(ctx: Ctx, { codeAskedAt }: Member): boolean {
	if (!codeAskedAt) return false;
	return ctx.now().getTime() - codeAskedAt.getTime() < askedForMs;
}

async function askForCode(ctx: Ctx, { kind, to }: Way): Promise<GatewayError> {
	const asked: CodeNeeded = {
		channel: kind === "mail" ? "email" : "phone",
		resendAfterSeconds: await sendOrWait(ctx, to),
	};
	return new GatewayError(429, "codeNeeded", {
		retryAfterSeconds: 0,
		data: { codeNeeded: asked },
	});
}

/** Where it is too early for another code, the one that was sent will do. */
async function sendOrWait(ctx: Ctx, target: string): Promise<number> {
	const code = { purpose: "password", target } as const;
	try {
		return (await sendCode(ctx, code)).resendAfterSeconds;
	} catch (error) {
		const seconds =
			error instanceof GatewayError && error.details.retryAfterSeconds;
		if (!seconds || !(await hasOpenCode(ctx, code))) throw error;
		return seconds;
	}
}
