import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { insertRow } from "../db/one-row";
import { payout, payoutRun } from "../db/schema/payout";
import { settlementStatement } from "../db/schema/settlement";

/** Another month of a merchant in which nothing moved. */
export async function seedStatement(db: Database, merchantId: number) {
	const { rows } = await db.execute<{ id: number }>(sql`
		insert into ${settlementStatement} (merchant_id, no, month, closed_at, opening, closing, sold, refunded, commission, paid)
		select ${merchantId}, count(*) + 1, date '2001-01-01' + count(*)::int * interval '1 month', now(), 0, 0, 0, 0, 0, 0
		from ${settlementStatement} where merchant_id = ${merchantId}
		returning id`);
	return { id: rows[0]?.id ?? 0 };
}

/** A payout of an approved run, which is in no book. */
export async function seedPayout(
	db: Database,
	{ merchantId, holder }: { merchantId: number; holder: string },
) {
	const at = new Date();
	const run = await insertRow(db, payoutRun, {
		state: "approved",
		draftedAt: at,
		decidedAt: at,
	});
	return insertRow(db, payout, {
		runId: run.id,
		merchantId,
		amount: "20.00",
		holder,
		kind: "fps",
		number: "1234567",
		state: "paid",
	});
}
