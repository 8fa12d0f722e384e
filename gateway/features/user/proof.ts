import {
	createHmac,
	randomInt,
	randomUUID,
	timingSafeEqual,
} from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client";
import { account } from "../../db/schema/account";
import { loginCode } from "../../db/schema/session";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";

// PLACEHOLDER until features/login is there.
export type CodePurpose = "phone" | "email" | "reset";
const keyed = (ctx: Ctx, text: string) =>
	createHmac("sha256", ctx.settings.tokenSecret).update(text).digest("hex");

export async function verifyCode(
	ctx: Ctx,
	{
		purpose,
		target,
		captcha,
	}: { purpose: CodePurpose; target: string; captcha: string },
): Promise<void> {
	const now = ctx.now();
	const [row] = await ctx.db
		.select()
		.from(loginCode)
		.where(and(eq(loginCode.target, target), eq(loginCode.purpose, purpose)))
		.orderBy(desc(loginCode.createdAt))
		.limit(1);
	const wrong = new GatewayError(400, "parameterInvalid", {
		data: { fields: { captcha: "wrongCaptche" } },
	});
	if (!row) throw wrong;
	const [tried] = await ctx.db
		.update(loginCode)
		.set({ triesLeft: sql`${loginCode.triesLeft} - 1` })
		.where(
			and(
				eq(loginCode.id, row.id),
				gt(loginCode.triesLeft, 0),
				isNull(loginCode.usedAt),
				gt(loginCode.expiresAt, now),
			),
		)
		.returning();
	if (!tried) throw wrong;
	const sent = Buffer.from(keyed(ctx, `${purpose}:${target}:${captcha}`));
	const kept = Buffer.from(tried.codeHash);
	if (sent.length !== kept.length || !timingSafeEqual(sent, kept)) throw wrong;
	const [used] = await ctx.db
		.update(loginCode)
		.set({ usedAt: now })
		.where(and(eq(loginCode.id, row.id), isNull(loginCode.usedAt)))
		.returning({ id: loginCode.id });
	if (!used) throw wrong;
}

export async function sendCode(
	ctx: Ctx,
	{ purpose, target }: { purpose: CodePurpose; target: string },
): Promise<{ resendAfterSeconds: number; code: string }> {
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	const now = ctx.now();
	await ctx.db.insert(loginCode).values({
		id: randomUUID(),
		target,
		purpose,
		codeHash: keyed(ctx, `${purpose}:${target}:${code}`),
		triesLeft: 5,
		createdAt: now,
		expiresAt: new Date(now.getTime() + 600_000),
	});
	return { resendAfterSeconds: 60, code };
}

export const hashPassword = (password: string) => hash(password);
export const verifyPassword = (
	ctx: Ctx,
	kept: string | null,
	password: string,
) => (kept ? verify(kept, password) : Promise.resolve(false));
export function checkNewPassword(password: string, _own: unknown): void {
	if (password === "password1")
		throw new GatewayError(400, "parameterInvalid", {
			data: { fields: { newPassword: "commonPassword" } },
		});
}
export async function adoptTourists(
	tx: Transaction,
	{ email, accountId }: { email: string; accountId: number },
): Promise<void> {
	await tx
		.update(account)
		.set({ adoptedBy: accountId })
		.where(
			and(
				eq(account.email, email),
				eq(account.kind, "tourist"),
				isNull(account.adoptedBy),
			),
		);
}
