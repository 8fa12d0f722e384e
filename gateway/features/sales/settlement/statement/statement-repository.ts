import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client";
import { merchant } from "../../../../db/schema/merchant";
import { merchantOrder } from "../../../../db/schema/order";
import {
	settlementEntry,
	settlementStatement,
} from "../../../../db/schema/settlement";
import type { Slice } from "../../../../http/pages";

const named = (db: Database) =>
	db
		.select({ statement: settlementStatement, merchantName: merchant.name })
		.from(settlementStatement)
		.innerJoin(merchant, eq(merchant.id, settlementStatement.merchantId));
export type NamedStatement = Awaited<ReturnType<typeof named>>[number];

const areOf = (merchantId: number | undefined) =>
	merchantId === undefined
		? undefined
		: eq(settlementStatement.merchantId, merchantId);

/** The latest first. */
export const listStatementRows = (
	db: Database,
	merchantId: number | undefined,
	{ limit, offset }: Slice,
) =>
	named(db)
		.where(areOf(merchantId))
		.orderBy(
			desc(
				merchantId === undefined
					? settlementStatement.id
					: settlementStatement.no,
			),
		)
		.limit(limit)
		.offset(offset);

export const countStatements = (db: Database, merchantId: number | undefined) =>
	db.$count(settlementStatement, areOf(merchantId));

export async function findStatement(
	db: Database,
	id: number,
): Promise<NamedStatement | undefined> {
	const [row] = await named(db).where(eq(settlementStatement.id, id));
	return row;
}

/** One entry stands for its posting: the first. What is held and then due changes nothing that is owed, and is no line. */
const first = sql`${settlementEntry.posting} not like 'release %' and not exists (
	select from ${settlementEntry} as earlier
	where earlier.posting = ${settlementEntry.posting} and earlier.id < ${settlementEntry.id})`;

const sumOf = (event: "sale" | "refund" | "", accounts: string) =>
	sql<string>`(select coalesce(sum(part.amount), 0)::text from ${settlementEntry} as part
		where part.posting = ${settlementEntry.posting} and part.account in (${sql.raw(accounts)})
			and part.posting like ${`${event}%`})`;

/** After an entry, in the order of their posting. */
export function listLines(
	db: Database,
	statementId: number,
	{ after, limit }: { after: number; limit: number },
) {
	return db
		.select({
			id: settlementEntry.id,
			at: settlementEntry.at,
			posting: settlementEntry.posting,
			orderNo: merchantOrder.no,
			payoutId: settlementEntry.payoutId,
			sold: sumOf("sale", "'captured', 'coupons', 'points'"),
			refunded: sumOf("refund", "'refunds', 'coupons', 'points'"),
			commission: sumOf("", "'commission'"),
			paid: sumOf("", "'paid'"),
		})
		.from(settlementEntry)
		.leftJoin(merchantOrder, eq(merchantOrder.id, settlementEntry.orderId))
		.where(
			and(
				eq(settlementEntry.statementId, statementId),
				gt(settlementEntry.id, after),
				first,
			),
		)
		.orderBy(asc(settlementEntry.id))
		.limit(limit);
}
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];
