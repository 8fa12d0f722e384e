import { and, desc, eq, ilike, type SQL } from "drizzle-orm";
import type { AuditAction } from "../../../contract/platform/audit-terms";
import type { Database, Transaction } from "../../../db/client";
import { literally } from "../../../db/literally";
import { account } from "../../../db/schema/account";
import { auditEntry } from "../../../db/schema/audit";
import { merchant } from "../../../db/schema/merchant";
import type { Slice } from "../../../http/pages";

export async function insertEntry(
	tx: Transaction,
	row: typeof auditEntry.$inferInsert,
): Promise<void> {
	await tx.insert(auditEntry).values(row);
}

export interface AuditFilter {
	/** Undefined for all there is. */
	merchantId: number | undefined;
	action: AuditAction | undefined;
	keyword: string | undefined;
}

function fits({ merchantId, action, keyword }: AuditFilter): SQL | undefined {
	return and(
		merchantId === undefined
			? undefined
			: eq(auditEntry.merchantId, merchantId),
		action && eq(auditEntry.action, action),
		keyword ? ilike(auditEntry.target, `%${literally(keyword)}%`) : undefined,
	);
}

/** The latest first. */
export function listEntries(
	db: Database,
	filter: AuditFilter,
	{ limit, offset }: Slice,
) {
	return db
		.select({
			entry: auditEntry,
			nickname: account.nickname,
			merchantName: merchant.name,
		})
		.from(auditEntry)
		.leftJoin(account, eq(account.id, auditEntry.accountId))
		.leftJoin(merchant, eq(merchant.id, auditEntry.merchantId))
		.where(fits(filter))
		.orderBy(desc(auditEntry.id))
		.limit(limit)
		.offset(offset);
}
export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number];

export function countEntries(
	db: Database,
	filter: AuditFilter,
): Promise<number> {
	return db.$count(auditEntry, fits(filter));
}
