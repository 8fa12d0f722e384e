import type { DataOf } from "../../../contract/call";
import type { getSecondFactor } from "../../../contract/identity/second-factor";
import type { Transaction } from "../../../db/client";
import { requireOperator, signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { type AuditRecord, recordAudit } from "../../platform/audit/service";
import { endSessions } from "../session/service";
import { holdOwnAccount } from "../user/service";
import { hasPasskeys } from "./passkeys";
import { drawRecoveryCodes } from "./recovery";
import * as repository from "./repository";
import { tellOwner } from "./tell-owner";

// The second factor of whoever works here. A session of an account that has one opens nothing of the staff's before it
// is proven there, and sensitive calls ask for it again. Every change leaves an audit entry and a mail to the owner. Who
// lost all factors has ten recovery codes; who lost those too is helped by an operator, or on the shop's own machine.

export async function readOwnFactors(
	ctx: Ctx,
): Promise<DataOf<typeof getSecondFactor>> {
	const { uid, factor } = signedInActor(ctx);
	const [rows, recoveryCodesLeft] = await Promise.all([
		repository.listFactors(ctx.db, uid),
		repository.countRecoveryCodes(ctx.db, uid),
	]);
	return {
		status: factor?.status ?? "none",
		hasPasskeys: hasPasskeys(ctx),
		factors: rows.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
			id,
			kind,
			name,
			createdAt: hongKongTime(createdAt),
			lastUsedAt: lastUsedAt && hongKongTime(lastUsedAt),
		})),
		recoveryCodesLeft,
	};
}

export async function removeOwnFactor(ctx: Ctx, id: number): Promise<null> {
	const { uid } = signedInActor(ctx);
	await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		const staff = orNotFound(await repository.findStaff(tx, { uid }));
		const [gone] = await repository.deleteFactors(tx, uid, id);
		const { name } = orNotFound(gone);
		const left = await repository.listFactors(tx, uid);
		if (left.length === 0) await repository.replaceRecoveryCodes(tx, uid, []);
		await recordAudit(tx, ctx, {
			...aboutStaff("factor.remove", staff),
			changes: [{ field: "name", before: name, after: null }],
		});
		await tellOwner(tx, staff, { template: "factorRemoved", values: { name } });
	});
	return null;
}

export async function renewOwnRecoveryCodes(
	ctx: Ctx,
): Promise<{ recoveryCodes: string[] }> {
	const { uid } = signedInActor(ctx);
	return ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		const staff = orNotFound(await repository.findStaff(tx, { uid }));
		const factors = await repository.listFactors(tx, uid);
		if (factors.length === 0) throw new GatewayError(409, "factorMissing");
		await recordAudit(tx, ctx, aboutStaff("factor.codes", staff));
		return { recoveryCodes: await drawRecoveryCodes(tx, uid) };
	});
}

/**
 * Takes every factor from somebody on the staff who lost them. All their sessions end too: whoever has one must not go on
 * with less than was asked for before.
 */
export async function resetFactorsOf(
	ctx: Ctx,
	who: { uid: number } | { email: string },
): Promise<{ uid: number; removed: number }> {
	requireOperator(ctx.actor);
	return ctx.db.transaction(async (tx) => {
		const staff = orNotFound(await repository.findStaff(tx, who));
		const gone = await repository.deleteFactors(tx, staff.id);
		if (gone.length === 0) return { uid: staff.id, removed: 0 };
		await repository.replaceRecoveryCodes(tx, staff.id, []);
		await endSessions(ctx, sessionsOf(ctx, staff.id), tx);
		await recordAudit(tx, ctx, {
			...aboutStaff("factor.reset", staff),
			changes: [
				{ field: "name", before: gone.map(({ name }) => name), after: null },
			],
		});
		await tellOwner(tx, staff, { template: "factorsReset" });
		return { uid: staff.id, removed: gone.length };
	});
}

export async function endSessionsOfStaff(ctx: Ctx, uid: number): Promise<null> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const staff = orNotFound(await repository.findStaff(tx, { uid }));
		await endSessions(ctx, sessionsOf(ctx, uid), tx);
		await recordAudit(tx, ctx, aboutStaff("staff.sessions", staff));
	});
	return null;
}

/** All but the one that asks. */
const sessionsOf = ({ actor }: Ctx, accountId: number) => ({
	accountId,
	except: actor.kind === "account" ? actor.sessionId : undefined,
});

const aboutStaff = (
	action: AuditRecord["action"],
	{ id, merchantId }: repository.StaffRow,
): AuditRecord => ({ action, target: `account ${id}`, merchantId });

export async function forgetFactors(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await repository.deleteFactors(tx, accountId);
	await repository.replaceRecoveryCodes(tx, accountId, []);
}

/** Secrets and keys stay out. */
export async function exportFactors(ctx: Ctx, accountId: number) {
	const rows = await repository.listFactors(ctx.db, accountId);
	return rows.map(({ kind, name, createdAt, lastUsedAt }) => ({
		kind,
		name,
		createdAt,
		lastUsedAt,
	}));
}
