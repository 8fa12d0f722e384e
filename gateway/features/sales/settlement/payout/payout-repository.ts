import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../../db/client";
import { merchant } from "../../../../db/schema/merchant";
import { payout, payoutRun } from "../../../../db/schema/payout";
import type { Slice } from "../../../../http/pages";

interface Asked {
	merchantId?: number;
	runId?: number;
	id?: number;
}

const are = ({ merchantId, runId, id }: Asked): SQL | undefined =>
	and(
		merchantId === undefined ? undefined : eq(payout.merchantId, merchantId),
		runId === undefined ? undefined : eq(payout.runId, runId),
		id === undefined ? undefined : eq(payout.id, id),
	);

/** The latest first. */
export function listPayoutRows(db: Queryable, asked: Asked, slice?: Slice) {
	const rows = db
		.select({
			payout,
			merchantName: merchant.name,
			decidedAt: payoutRun.decidedAt,
		})
		.from(payout)
		.innerJoin(payoutRun, eq(payoutRun.id, payout.runId))
		.innerJoin(merchant, eq(merchant.id, payout.merchantId))
		.where(are(asked))
		.orderBy(desc(payout.id));
	return slice ? rows.limit(slice.limit).offset(slice.offset) : rows;
}
export type NamedPayout = Awaited<ReturnType<typeof listPayoutRows>>[number];

export const countPayouts = (db: Queryable, asked: Asked) =>
	db.$count(payout, are(asked));
