import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { followedMerchant } from "../../../db/schema/favourites";
import { merchant } from "../../../db/schema/merchant";
import type { Slice } from "../../../http/pages";

export interface Follow {
	accountId: number;
	merchantId: number;
}

const isOne = ({ accountId, merchantId }: Follow) =>
	and(
		eq(followedMerchant.accountId, accountId),
		eq(followedMerchant.merchantId, merchantId),
	);

const isOf = (accountId: number) => eq(followedMerchant.accountId, accountId);

export async function findFollowers(tx: Transaction, merchantId: number) {
	const [row] = await tx
		.select({ followers: merchant.followers })
		.from(merchant)
		.where(eq(merchant.id, merchantId));
	return row;
}

/** False where it is followed already. */
export async function insertFollow(
	tx: Transaction,
	row: typeof followedMerchant.$inferInsert,
): Promise<boolean> {
	const inserted = await tx
		.insert(followedMerchant)
		.values(row)
		.onConflictDoNothing()
		.returning({ merchantId: followedMerchant.merchantId });
	return inserted.length > 0;
}

/** False where it was not followed. */
export async function deleteFollow(tx: Transaction, follow: Follow) {
	const gone = await tx
		.delete(followedMerchant)
		.where(isOne(follow))
		.returning({ merchantId: followedMerchant.merchantId });
	return gone.length > 0;
}

/** So many more, or fewer, for each, by rising id: whoever changes several waits in one order. */
export async function addFollowers(
	tx: Transaction,
	merchantIds: number[],
	by: 1 | -1,
): Promise<void> {
	if (merchantIds.length === 0) return;
	const these = inArray(merchant.id, merchantIds);
	await tx
		.select({ id: merchant.id })
		.from(merchant)
		.where(these)
		.orderBy(asc(merchant.id))
		.for("no key update");
	await tx
		.update(merchant)
		.set({ followers: sql`${merchant.followers} + ${by}` })
		.where(these);
}

/** All of them where no slice is given. */
export function listFollows(db: Database, accountId: number, slice?: Slice) {
	const query = db
		.select({
			merchantId: followedMerchant.merchantId,
			followedAt: followedMerchant.followedAt,
		})
		.from(followedMerchant)
		.where(isOf(accountId))
		.orderBy(
			desc(followedMerchant.followedAt),
			desc(followedMerchant.merchantId),
		)
		.$dynamic();
	return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}

export function countFollows(db: Database, accountId: number) {
	return db.$count(followedMerchant, isOf(accountId));
}

/** Those of these merchants that the account follows. */
export async function listFollowedOf(
	db: Database,
	accountId: number,
	merchantIds: number[],
): Promise<number[]> {
	const rows = await db
		.select({ id: followedMerchant.merchantId })
		.from(followedMerchant)
		.where(
			and(isOf(accountId), inArray(followedMerchant.merchantId, merchantIds)),
		);
	return rows.map(({ id }) => id);
}

/** Answers the merchants that both accounts followed, who have one follower less now. */
export async function moveFollows(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<number[]> {
	const taken = await deleteFollows(tx, from);
	const both: number[] = [];
	for (const row of taken)
		if (!(await insertFollow(tx, { ...row, accountId: to })))
			both.push(row.merchantId);
	return both;
}

export function deleteFollows(tx: Transaction, accountId: number) {
	return tx.delete(followedMerchant).where(isOf(accountId)).returning();
}
