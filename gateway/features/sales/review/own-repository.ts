import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { review } from "../../../db/schema/review";
import type { Slice } from "../../../http/pages";

export interface OwnFilter {
	/** Whose lines. */
	accountIds: number[];
	/** Of one order, or of all. */
	orderId?: number;
}

const lines = {
	lineId: orderLine.id,
	orderNo: merchantOrder.no,
	goodsId: orderLine.goodsId,
	name: orderLine.name,
	image: orderLine.image,
	options: orderLine.options,
	receivedAt: merchantOrder.receivedAt,
};

/** Orders that were taken off the list wait for nothing. */
const isWaiting = ({ accountIds, orderId }: OwnFilter) =>
	and(
		inArray(merchantOrder.accountId, accountIds),
		isNull(merchantOrder.hiddenAt),
		gt(merchantOrder.linesToReview, 0),
		orderId === undefined ? undefined : eq(merchantOrder.id, orderId),
	);

/** What was received and kept. */
const isPending = (filter: OwnFilter) =>
	and(
		isWaiting(filter),
		isNull(orderLine.reviewedAt),
		lt(orderLine.refundedQuantity, orderLine.quantity),
	);

const ofOrder = eq(merchantOrder.id, orderLine.orderId);

export function listPending(db: Database, filter: OwnFilter, slice: Slice) {
	return db
		.select({ ...lines, review: sql<null>`null` })
		.from(merchantOrder)
		.innerJoin(orderLine, ofOrder)
		.where(isPending(filter))
		.orderBy(
			desc(merchantOrder.receivedAt),
			desc(merchantOrder.id),
			asc(orderLine.id),
		)
		.limit(slice.limit)
		.offset(slice.offset);
}

export async function countPending(db: Database, filter: OwnFilter) {
	const [row] = await db
		.select({
			total: sql<number>`coalesce(sum(${merchantOrder.linesToReview}), 0)::int`,
		})
		.from(merchantOrder)
		.where(isWaiting(filter));
	return row?.total ?? 0;
}

/** Those that the accounts wrote; whoever took a tourist over has its reviews too. */
export function listDone(
	db: Database,
	{ accountIds, orderId }: OwnFilter,
	slice?: Slice,
) {
	const query = db
		.select({ ...lines, review })
		.from(review)
		.innerJoin(orderLine, eq(orderLine.id, review.orderLineId))
		.innerJoin(merchantOrder, ofOrder)
		.where(
			and(
				inArray(review.accountId, accountIds),
				orderId === undefined ? undefined : eq(orderLine.orderId, orderId),
			),
		)
		.orderBy(desc(review.createdAt), desc(review.id))
		.$dynamic();
	return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}

export function countDone(db: Database, { accountIds, orderId }: OwnFilter) {
	const ofOne = db
		.select({ id: orderLine.id })
		.from(orderLine)
		.where(eq(orderLine.orderId, orderId ?? 0));
	return db.$count(
		review,
		and(
			inArray(review.accountId, accountIds),
			orderId === undefined ? undefined : inArray(review.orderLineId, ofOne),
		),
	);
}

export type OwnLineRow = Awaited<
	ReturnType<typeof listPending | typeof listDone>
>[number];
