import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client";
import { merchant } from "../../../../db/schema/merchant";
import { merchantOrder } from "../../../../db/schema/order";
import {
	settlementEntry,
	settlementStatement,
} from "../../../../db/schema/settlement";
import type { Slice } from "../../../../http/pages";
import { type Movements, movements } from "./movements-repository";

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

interface Line extends Movements, Record<string, unknown> {
	id: number;
	at: string;
	posting: string;
	orderNo: string | null;
	payoutId: number | null;
}

/**
 * After an entry, in the order of their posting: the first entry stands for all of its posting. What is held and then due
 * changes nothing that is owed, and is no line.
 */
export async function listLines(
	db: Database,
	statementId: number,
	{ after, limit }: { after: number; limit: number },
) {
	const { rows } = await db.execute<Line>(sql`
		select entry.id, entry.at, entry.posting, part.no as "orderNo", entry.payout_id as "payoutId", moved.*
		from ${settlementEntry} as entry
		left join ${merchantOrder} as part on part.id = entry.order_id
		cross join lateral (
			select ${movements} from ${settlementEntry} as same where same.posting = entry.posting
		) as moved
		where entry.statement_id = ${statementId} and entry.id > ${after} and entry.posting not like 'release %'
			and not exists (
				select from ${settlementEntry} as earlier where earlier.posting = entry.posting and earlier.id < entry.id
			)
		order by entry.id limit ${limit}`);
	return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];
