import { and, asc, desc, eq, isNull, lte, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { reportedMessagesMax } from "../../../contract/care/conversation-terms";
import type { Database, Transaction } from "../../../db/client";
import { lockRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { conversation, message } from "../../../db/schema/conversation";
import { conversationReport as report } from "../../../db/schema/conversation-report";
import { merchant } from "../../../db/schema/merchant";
import type { Slice } from "../../../http/pages";

export type NewReport = typeof report.$inferInsert;

/** One that is there already stays as it is. */
export async function insertReport(
	tx: Transaction,
	row: NewReport,
): Promise<void> {
	await tx.insert(report).values(row).onConflictDoNothing();
}

const reporter = alias(account, "reporter");

function named(db: Database) {
	return db
		.select({
			report,
			reporter: reporter.nickname,
			shopper: account.nickname,
			merchant: { id: merchant.id, name: merchant.name, logo: merchant.logo },
		})
		.from(report)
		.innerJoin(reporter, eq(reporter.id, report.accountId))
		.innerJoin(conversation, eq(conversation.id, report.conversationId))
		.innerJoin(account, eq(account.id, conversation.accountId))
		.leftJoin(merchant, eq(merchant.id, conversation.merchantId))
		.$dynamic();
}
export type NamedReport = Awaited<ReturnType<typeof named>>[number];

const isOpen = isNull(report.closedAt);

export const listOpenReports = (db: Database, { limit, offset }: Slice) =>
	named(db).where(isOpen).orderBy(asc(report.id)).limit(limit).offset(offset);

export async function findOpenReport(db: Database, id: number) {
	const [row] = await named(db).where(and(isOpen, eq(report.id, id)));
	return row;
}

/** What was said until the report, or until the message that it is about; in the order in which it came. */
export async function listReported(
	db: Database,
	{ conversationId, messageId, at }: NamedReport["report"],
) {
	const until: SQL =
		messageId === null ? lte(message.at, at) : lte(message.id, messageId);
	const rows = await db
		.select({ message, author: account.nickname })
		.from(message)
		.innerJoin(account, eq(account.id, message.accountId))
		.where(and(eq(message.conversationId, conversationId), until))
		.orderBy(desc(message.id))
		.limit(reportedMessagesMax);
	return rows.reverse();
}

export const lockReport = (tx: Transaction, id: number) =>
	lockRow(tx, report, eq(report.id, id));

export async function markReportClosed(
	tx: Transaction,
	id: number,
	closedAt: Date,
): Promise<void> {
	await tx.update(report).set({ closedAt }).where(eq(report.id, id));
}

export const listReportsBy = (db: Database, accountId: number) =>
	db
		.select()
		.from(report)
		.where(eq(report.accountId, accountId))
		.orderBy(asc(report.id));
