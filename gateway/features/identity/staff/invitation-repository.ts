import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { merchant } from "../../../db/schema/merchant";
import { staffRole } from "../../../db/schema/staff";
import { staffInvitation } from "../../../db/schema/staff-invitation";
import { listedMax, sendsMax } from "./invitation-terms";

const isOpen = isNull(staffInvitation.closedAt);

export type InvitationRow = typeof staffInvitation.$inferSelect;
type Sent = Omit<InvitationRow, "id" | "place" | "timesSent" | "closedAt">;

/** The open one of the same address and place is sent anew, as it is now meant; undefined where that was often. */
export async function upsertInvitation(tx: Transaction, row: Sent) {
	const { scope, roleId, locale, tokenHash, sentAt, sentBy, expiresAt } = row;
	const [sent] = await tx
		.insert(staffInvitation)
		.values({ ...row, place: row.merchantId ?? 0 })
		.onConflictDoUpdate({
			target: [staffInvitation.email, staffInvitation.place],
			targetWhere: isOpen,
			set: {
				scope,
				roleId,
				locale,
				tokenHash,
				sentAt,
				sentBy,
				expiresAt,
				timesSent: sql`${staffInvitation.timesSent} + 1`,
			},
			setWhere: lt(staffInvitation.timesSent, sendsMax),
		})
		.returning();
	return sent;
}

function select(db: Queryable, ...wanted: (SQL | undefined)[]) {
	return db
		.select({
			invitation: staffInvitation,
			merchantName: merchant.name,
			roleName: staffRole.name,
		})
		.from(staffInvitation)
		.leftJoin(merchant, eq(merchant.id, staffInvitation.merchantId))
		.leftJoin(staffRole, eq(staffRole.id, staffInvitation.roleId))
		.where(and(isOpen, ...wanted));
}
export type InvitationFound = Awaited<ReturnType<typeof select>>[number];

/** The latest first; undefined for all merchants' and the shop's own. */
export function listOpen(db: Database, merchantId: number | undefined) {
	return select(
		db,
		merchantId === undefined
			? undefined
			: eq(staffInvitation.merchantId, merchantId),
	)
		.orderBy(desc(staffInvitation.sentAt))
		.limit(listedMax);
}

export async function findOpen(
	db: Queryable,
	by: { id: number } | { tokenHash: string },
): Promise<InvitationFound | undefined> {
	const [row] = await select(
		db,
		"id" in by
			? eq(staffInvitation.id, by.id)
			: eq(staffInvitation.tokenHash, by.tokenHash),
	);
	return row;
}

/** Undefined where somebody closed it, or sent it anew, before. */
export async function closeInvitation(
	tx: Transaction,
	{ id, tokenHash }: Pick<InvitationRow, "id" | "tokenHash">,
	now: Date,
): Promise<InvitationRow | undefined> {
	const [row] = await tx
		.update(staffInvitation)
		.set({ closedAt: now })
		.where(
			and(
				isOpen,
				eq(staffInvitation.id, id),
				eq(staffInvitation.tokenHash, tokenHash),
			),
		)
		.returning();
	return row;
}

/** Closes what somebody has sent and nobody has accepted. */
export async function closeInvitationsOf(
	tx: Transaction,
	sentBy: number,
	now: Date,
): Promise<void> {
	await tx
		.update(staffInvitation)
		.set({ closedAt: now })
		.where(and(isOpen, eq(staffInvitation.sentBy, sentBy)));
}

/** In which the member of an address reads; undefined where there is none. */
export async function findLocaleOf(db: Queryable, email: string) {
	const [row] = await db
		.select({ locale: account.locale })
		.from(account)
		.where(
			and(
				eq(account.kind, "member"),
				eq(account.email, email),
				isNull(account.deletedAt),
			),
		);
	return row?.locale;
}
