import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type {
	StaffOrderTab,
	waitingTabs,
} from "../../../contract/sales/order-admin-tabs";
import {
	type OrderTab,
	orderTabs,
} from "../../../contract/sales/order-list-terms";
import type { OrderStatus } from "../../../contract/sales/order-status";
import type { Database } from "../../../db/client";
import { merchant } from "../../../db/schema/merchant";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import type { Slice } from "../../../http/pages";

const { status, paid } = merchantOrder;
const paidAnd = (word: OrderStatus) =>
	sql`${paid} and ${status} = ${sql.raw(`'${word}'`)}`;

const isIn: Record<OrderTab, SQL> = {
	all: sql`true`,
	unpaid: sql`not ${paid} and ${status} = 'awaitingShipment'`,
	toShip: paidAnd("awaitingShipment"),
	toReceive: paidAnd("awaitingReceipt"),
	toReview: sql`${merchantOrder.linesToReview} > 0`,
	received: paidAnd("received"),
	completed: paidAnd("completed"),
	refund: sql`${merchantOrder.hasRefund}`,
};

const isAccepted = sql`(${merchantOrder.cartType} <> 'SUPERMARKET' or ${merchantOrder.acceptedAt} is not null)`;

const isInForStaff: Record<StaffOrderTab, SQL> = {
	...isIn,
	toAccept: sql`${paidAnd("awaitingShipment")} and not ${isAccepted}`,
	toShip: sql`${paidAnd("awaitingShipment")} and ${isAccepted}`,
	cancelled: sql`${status} = 'cancelled'`,
};

/** Words of names, as a `tsquery`, or the whole number of an order or of its master. */
export type Sought =
	| { words: string }
	| { orderNo: string }
	| { masterNo: string };

interface Filter {
	isIn: SQL;
	sought?: Sought;
	/** Made from here on, and before there. */
	from?: Date;
	until?: Date;
}

interface OwnFilter {
	tab: OrderTab;
	sought?: Sought;
}

export interface StaffFilter extends Omit<Filter, "isIn"> {
	tab: StaffOrderTab;
}

/** Whose orders: all of one owner's stand in an order of their own in the indexes. */
interface Owners {
	/** One row an owner, its id called `id`. */
	from: SQL;
	owns: SQL;
}

function ownersOf(accountIds: number[]): Owners {
	return {
		from: sql`unnest(${sql.param(accountIds)}::int[]) as owner(id)`,
		owns: sql`${merchantOrder.accountId} = owner.id and ${isNull(merchantOrder.hiddenAt)}`,
	};
}

/** Of one merchant, or of all. */
function merchantsOf(merchantId: number | undefined): Owners {
	const one = merchantId !== undefined && sql`where id = ${merchantId}`;
	return {
		from: sql`(select id from ${merchant} ${one || sql``}) as owner`,
		owns: sql`${merchantOrder.merchantId} = owner.id`,
	};
}

function matches(db: Database, filter: Filter): SQL | undefined {
	const { sought, from, until } = filter;
	return and(
		filter.isIn,
		sought && isSought(db, sought),
		from && gte(merchantOrder.createdAt, from),
		until && lt(merchantOrder.createdAt, until),
	);
}

function isSought(db: Database, sought: Sought): SQL | undefined {
	if ("words" in sought) {
		const found = db
			.select({ id: orderLine.orderId })
			.from(orderLine)
			.where(sql`${orderLine.search} @@ ${sought.words}::tsquery`);
		return inArray(merchantOrder.id, found);
	}
	if ("orderNo" in sought) return eq(merchantOrder.no, sought.orderNo);
	const masters = db
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(eq(masterOrder.no, sought.masterNo));
	return inArray(merchantOrder.masterId, masters);
}

/**
 * Ids, the latest first. Each owner's are read off an index in their order and only as many as can stand on the page;
 * the owners' are merged then.
 */
async function listIds(
	db: Database,
	{ from, owns }: Owners,
	{ filter, slice }: { filter: Filter; slice: Slice },
): Promise<number[]> {
	const { limit, offset } = slice;
	const { rows } = await db.execute<{ id: number }>(
		sql`select own.id from ${from} cross join lateral (
				select id from ${merchantOrder} where ${owns} and ${matches(db, filter)}
				order by ${merchantOrder.id} desc limit ${limit + offset}
			) as own order by own.id desc limit ${limit} offset ${offset}`,
	);
	return rows.map(({ id }) => id);
}

/** Each owner's are counted off an index. */
function counting(db: Database, { from, owns }: Owners, filter: Filter): SQL {
	return sql`(select coalesce(sum(own.count), 0)::int from ${from} cross join lateral (
			select count(*) from ${merchantOrder} where ${owns} and ${matches(db, filter)}
		) as own)`;
}

async function countIds(db: Database, owners: Owners, filter: Filter) {
	const { rows } = await db.execute<{ total: number }>(
		sql`select ${counting(db, owners, filter)} as total`,
	);
	return rows[0]?.total ?? 0;
}

async function findPage(
	db: Database,
	owners: Owners,
	asked: { filter: Filter; slice: Slice },
) {
	const [ids, total] = await Promise.all([
		listIds(db, owners, asked),
		countIds(db, owners, asked.filter),
	]);
	return { ids, total };
}

export function findOwnPage(
	db: Database,
	accountIds: number[],
	{ filter, slice }: { filter: OwnFilter; slice: Slice },
) {
	const { tab, sought } = filter;
	return findPage(db, ownersOf(accountIds), {
		filter: { isIn: isIn[tab], sought },
		slice,
	});
}

export function findStaffPage(
	db: Database,
	merchantId: number | undefined,
	{ filter, slice }: { filter: StaffFilter; slice: Slice },
) {
	return findPage(db, merchantsOf(merchantId), {
		filter: { ...filter, isIn: isInForStaff[filter.tab] },
		slice,
	});
}

/** Ids that follow one, the latest first; for who reads all of them. */
export async function listStaffIdsBefore(
	db: Database,
	merchantId: number | undefined,
	{
		filter,
		before,
		limit,
	}: { filter: StaffFilter; before: number; limit: number },
): Promise<number[]> {
	return listIds(db, merchantsOf(merchantId), {
		filter: {
			...filter,
			isIn: sql`${isInForStaff[filter.tab]} and ${merchantOrder.id} < ${before}`,
		},
		slice: { limit, offset: 0 },
	});
}

export function countTabs(db: Database, accountIds: number[]) {
	const owners = ownersOf(accountIds);
	return countEach(
		db,
		orderTabs.map((tab) => [tab, counting(db, owners, { isIn: isIn[tab] })]),
	);
}

export function countWaiting<Tab extends (typeof waitingTabs)[number]>(
	db: Database,
	merchantId: number | undefined,
	tabs: readonly Tab[],
): Promise<Record<Tab, number>> {
	const owners = merchantsOf(merchantId);
	return countEach(
		db,
		tabs.map((tab) => [tab, counting(db, owners, { isIn: isInForStaff[tab] })]),
	);
}

async function countEach<Name extends string>(
	db: Database,
	counts: [Name, SQL][],
): Promise<Record<Name, number>> {
	const columns = counts.map(
		([name, count]) => sql`${count} as ${sql.identifier(name)}`,
	);
	const { rows } = await db.execute<Record<Name, number>>(
		sql`select ${sql.join(columns, sql`, `)}`,
	);
	const [counted] = rows;
	if (!counted) throw new Error("A select of counts always has a row");
	return counted;
}
