import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNull,
	not,
	type SQL,
	sql,
} from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { category } from "../../../db/schema/category";
import { coupon, couponReceipt } from "../../../db/schema/coupon";
import { merchant } from "../../../db/schema/merchant";
import type { Slice } from "../../../http/pages";
import { canBeReceived, couponColumns } from "./repository";

/** Takes one of those that are left; undefined where none can be received. */
export async function takeOne(tx: Transaction, id: number) {
	const [row] = await tx
		.update(coupon)
		.set({ issued: sql`${coupon.issued} + 1` })
		.where(and(eq(coupon.id, id), canBeReceived()))
		.returning({ validDays: coupon.validDays });
	return row;
}

export async function isOffered(db: Queryable, id: number): Promise<boolean> {
	const offered = and(eq(coupon.id, id), coupon.isOffered);
	return (await db.$count(coupon, offered)) > 0;
}

/** False where the account has received it before. */
export async function insertReceipt(
	tx: Transaction,
	row: typeof couponReceipt.$inferInsert,
): Promise<boolean> {
	const inserted = await tx
		.insert(couponReceipt)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: couponReceipt.id });
	return inserted.length > 0;
}

export async function listReceivedIds(
	db: Queryable,
	accountId: number,
	couponIds: number[],
): Promise<number[]> {
	if (couponIds.length === 0) return [];
	const rows = await db
		.select({ id: couponReceipt.couponId })
		.from(couponReceipt)
		.where(
			and(
				eq(couponReceipt.accountId, accountId),
				inArray(couponReceipt.couponId, couponIds),
			),
		);
	return rows.map(({ id }) => id);
}

export interface OwnFilter {
	accountId: number;
	/** Those that can be used at this moment, or those that cannot; all of them where nothing is said. */
	usable?: { at: Date; is: boolean };
	couponId?: number;
}

function where({ accountId, usable, couponId }: OwnFilter): SQL | undefined {
	const isUsable =
		usable &&
		and(isNull(couponReceipt.usedAt), gt(couponReceipt.expiresAt, usable.at));
	return and(
		eq(couponReceipt.accountId, accountId),
		isUsable && (usable.is ? isUsable : not(isUsable)),
		couponId === undefined ? undefined : eq(couponReceipt.couponId, couponId),
	);
}

/** Usable ones by the moment they end, others by the latest received. */
export function listOwnRows(db: Queryable, filter: OwnFilter, slice?: Slice) {
	const { expiresAt, receivedAt, id } = couponReceipt;
	const order = filter.usable?.is
		? [asc(expiresAt), asc(id)]
		: [desc(receivedAt), desc(id)];
	const query = db
		.select({
			...couponColumns,
			receivedAt,
			expiresAt,
			usedAt: couponReceipt.usedAt,
			usedBy: couponReceipt.usedBy,
		})
		.from(couponReceipt)
		.innerJoin(coupon, eq(coupon.id, couponReceipt.couponId))
		.leftJoin(merchant, eq(merchant.id, coupon.merchantId))
		.leftJoin(category, eq(category.id, coupon.categoryId))
		.where(where(filter))
		.orderBy(...order)
		.$dynamic();
	return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}
export type OwnCouponRow = Awaited<ReturnType<typeof listOwnRows>>[number];

export function countOwn(db: Queryable, filter: OwnFilter): Promise<number> {
	return db.$count(couponReceipt, where(filter));
}

/** What the other account has received already is not received twice. */
export async function moveReceipts(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const taken = await tx
		.delete(couponReceipt)
		.where(eq(couponReceipt.accountId, from))
		.returning();
	if (taken.length === 0) return;
	const rows = taken.map(({ id, ...row }) => ({ ...row, accountId: to }));
	await tx.insert(couponReceipt).values(rows).onConflictDoNothing();
}

/** Those that no order used; the others belong to their orders. */
export async function deleteUnused(tx: Transaction, accountId: number) {
	await tx
		.delete(couponReceipt)
		.where(
			and(eq(couponReceipt.accountId, accountId), isNull(couponReceipt.usedAt)),
		);
}
