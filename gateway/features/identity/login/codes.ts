import {
	createHmac,
	randomInt,
	randomUUID,
	timingSafeEqual,
} from "node:crypto";
import {
	codeLength,
	codeLifetimeMinutes,
	resendCooldownSeconds,
} from "../../../contract/identity/account-terms";
import type { Queryable } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { refuseField } from "../../../http/refuse-field";
import { enqueueEffect } from "../../platform/outbox/service";
import { claimsOfCode } from "./code-limits";
import type { CodeTarget } from "./code-repository";
import * as repository from "./code-repository";
import { dialCodeOf } from "./phone";

// Codes prove that somebody reads a phone or an e-mail. Six digits, ten minutes, five tries, one use, and only the
// newest of a purpose counts. They are kept as keyed hashes and leave through the outbox, which forgets them.

export type { CodePurpose } from "./code-repository";

const triesMax = 5;

/** A code for something else than a phone or an e-mail, such as an order, is mailed to whom it belongs. */
interface Addressed extends CodeTarget {
	mailTo?: string | null;
	/** What its message says besides the code. */
	values?: Record<string, string>;
}

/** What is mailed to whoever may not have a code; nobody gets one without being notified. */
export type Instead = "alreadyMember" | "nothing";

/**
 * Sends a new code, or refuses with 429. With `instead`, the same is done and answered, but the code leaves for nobody:
 * who asks cannot tell the difference.
 */
export async function sendCode(
	ctx: Ctx,
	{ purpose, target, mailTo = target, values }: Addressed,
	instead?: Instead,
): Promise<{ resendAfterSeconds: number }> {
	if (target.startsWith("+")) requireServedCountry(ctx, target);
	await ctx.limits.take(claimsOfCode(ctx, { purpose, target }));
	const code = drawCode();
	const now = ctx.now();
	const expiresAt = new Date(now.getTime() + codeLifetimeMinutes * 60_000);
	await ctx.db.transaction(async (tx) => {
		await repository.insertCode(tx, {
			id: randomUUID(),
			purpose,
			target,
			codeHash: hashOf(ctx, { purpose, target, code }),
			triesLeft: triesMax,
			createdAt: now,
			expiresAt,
		});
		await enqueueEffect(tx, target.startsWith("+") ? "sms" : "mail", {
			template: instead === "alreadyMember" ? instead : templates[purpose],
			locale: ctx.locale,
			to: instead === "nothing" ? null : mailTo,
			values: instead
				? {}
				: { ...values, code, minutes: String(codeLifetimeMinutes) },
			expiresAt: expiresAt.toISOString(),
		});
	});
	return { resendAfterSeconds: resendCooldownSeconds };
}

const templates = {
	phone: "code",
	email: "emailCode",
	reset: "resetCode",
	account: "accountCode",
	order: "orderCode",
	merchant: "merchantCode",
	password: "signInCode",
} as const;

export const isServed = (ctx: Ctx, phone: string) =>
	ctx.settings.smsCountries.includes(dialCodeOf(phone));

function requireServedCountry(ctx: Ctx, phone: string): void {
	if (!isServed(ctx, phone)) throw refuseField("phone", "countryNotServed");
}

const drawCode = () =>
	String(randomInt(10 ** codeLength)).padStart(codeLength, "0");

interface GivenCode extends CodeTarget {
	code: string;
}

function hashOf(ctx: Ctx, { purpose, target, code }: GivenCode): string {
	return createHmac("sha256", ctx.settings.tokenSecret)
		.update(`code:${purpose}:${target}:${code}`)
		.digest("hex");
}

/** Whether a code that was sent may be tried now. */
export function hasOpenCode(ctx: Ctx, target: CodeTarget): Promise<boolean> {
	return repository.hasOpenCode(ctx.db, { ...target, now: ctx.now() });
}

/** A code that was right, and may still be spent, once. */
export interface CodeProof {
	codeId: string;
}

const wrongCode = () => refuseField("captcha", "wrongCaptche");

/** Counts a try, in no transaction of the caller's: a try that is rolled back would be free. Spend the proof there. */
export async function proveCode(
	ctx: Ctx,
	given: GivenCode,
): Promise<CodeProof> {
	const tried = await repository.countTry(ctx.db, { ...given, now: ctx.now() });
	const hash = Buffer.from(hashOf(ctx, given));
	const isRight = tried && timingSafeEqual(Buffer.from(tried.codeHash), hash);
	if (!isRight) throw wrongCode();
	return { codeId: tried.id };
}

/** Uses the code up, with the change that it allows. */
export async function spendCode(
	ctx: Ctx,
	{ codeId }: CodeProof,
	db: Queryable = ctx.db,
): Promise<void> {
	if (!(await repository.markCodeUsed(db, codeId, ctx.now())))
		throw wrongCode();
}

/** Both at once, for what is changed in no transaction. */
export async function verifyCode(ctx: Ctx, given: GivenCode): Promise<void> {
	await spendCode(ctx, await proveCode(ctx, given));
}
