import type { DataOf, Input } from "../../../contract/call";
import type {
	blockMember,
	MemberDetail,
	noteMember,
	showMemberContact,
} from "../../../contract/identity/member";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { type AuditRecord, recordAudit } from "../../platform/audit/service";
import { endSessions } from "../session/service";
import { lockMember } from "../staff/service";
import { deleteAccount, exportAccount } from "../user/service";
import * as repository from "./repository";
import { showMember } from "./service";

// What staff do about a member. A block holds the account first: a sign-in under way is over then, and its session
// ends with the others, those of guests with the same e-mail too. Orders go on.

export function showContact(
	ctx: Ctx,
	uid: number,
): Promise<DataOf<typeof showMemberContact>> {
	return ctx.db.transaction(async (tx) => {
		const { email, phone } = await holdMember(ctx, tx, uid);
		await auditMember(tx, ctx, { action: "member.contact", uid });
		return { email, phone };
	});
}

export async function block(
	ctx: Ctx,
	uid: number,
	{ reason, text }: Input<typeof blockMember>["body"],
): Promise<MemberDetail> {
	await ctx.db.transaction(async (tx) => {
		const { blockedAt, email } = await holdShopper(ctx, tx, uid);
		if (blockedAt) return;
		await repository.setBlocked(tx, uid, ctx.now());
		const guests = email ? await repository.listGuests(tx, email) : [];
		for (const accountId of [uid, ...guests])
			await endSessions(ctx, { accountId }, tx);
		await writeDown(ctx, tx, { uid, kind: "blocked", reason, text });
		await auditMember(tx, ctx, {
			action: "member.block",
			uid,
			changes: [{ field: "reason", before: null, after: reason }],
		});
	});
	return showMember(ctx, uid);
}

export async function unblock(ctx: Ctx, uid: number): Promise<MemberDetail> {
	await ctx.db.transaction(async (tx) => {
		const { blockedAt } = await holdMember(ctx, tx, uid);
		if (!blockedAt) return;
		await repository.setBlocked(tx, uid, null);
		await writeDown(ctx, tx, { uid, kind: "unblocked", text: "" });
		await auditMember(tx, ctx, { action: "member.unblock", uid });
	});
	return showMember(ctx, uid);
}

export async function addNote(
	ctx: Ctx,
	uid: number,
	{ text }: Input<typeof noteMember>["body"],
): Promise<MemberDetail> {
	await ctx.db.transaction(async (tx) => {
		await holdMember(ctx, tx, uid);
		await writeDown(ctx, tx, { uid, kind: "note", text });
		await auditMember(tx, ctx, { action: "member.note", uid });
	});
	return showMember(ctx, uid);
}

type Note = Parameters<typeof repository.insertNote>[1];

function writeDown(
	{ actor, now }: Ctx,
	tx: Transaction,
	{ uid, ...note }: Pick<Note, "kind" | "reason" | "text"> & { uid: number },
): Promise<void> {
	const authorId = actor.kind === "account" ? actor.uid : null;
	return repository.insertNote(tx, {
		...note,
		accountId: uid,
		authorId,
		at: now(),
	});
}

// For members who ask the shop and not the user centre: the same file and the same end.

export async function exportData(
	ctx: Ctx,
	uid: number,
): Promise<Record<string, unknown>> {
	await ctx.db.transaction(async (tx) => {
		await holdShopper(ctx, tx, uid);
		await auditMember(tx, ctx, { action: "member.export", uid });
	});
	return exportAccount(ctx, uid);
}

export function forget(ctx: Ctx, uid: number): Promise<null> {
	return deleteAccount(ctx, uid, async (tx) => {
		await holdShopper(ctx, tx, uid);
		await auditMember(tx, ctx, { action: "member.forget", uid });
	});
}

/** Whatever is done to a member begins with it. Throws 404 where there is none, or no more. */
async function holdMember(ctx: Ctx, tx: Transaction, uid: number) {
	requireOperator(ctx.actor);
	return orNotFound(await lockMember(tx, { uid }));
}

/** The same, for what is not done to whoever works here. */
async function holdShopper(ctx: Ctx, tx: Transaction, uid: number) {
	const row = await holdMember(ctx, tx, uid);
	if (row.scope.length > 0) throw new GatewayError(409, "memberWorks");
	return row;
}

function auditMember(
	tx: Transaction,
	ctx: Ctx,
	{ uid, ...done }: Pick<AuditRecord, "action" | "changes"> & { uid: number },
): Promise<void> {
	const target = `account ${uid}`;
	return recordAudit(tx, ctx, { ...done, target, merchantId: null });
}
