import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { StaffOrderTab } from "../../../contract/sales/order-admin-tabs";
import type { OrderTab } from "../../../contract/sales/order-list-terms";
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

interface Filter<Tab extends string> {
	tab: Tab;
	/** Those that come after this one, the latest being first. */
	before?: number;
	sought?: Sought;
	/** Made from here on, and before there. */
	from?: Date;
	until?: Date;
}
export type StaffFilter = Filter<StaffOrderTab>;

/** Whose orders: all of one owner's stand in an order of their own in the indexes. */
interface Owners<Tab extends string> {
	isIn: Record<Tab, SQL>;
	/** One row an owner, its id called `id`. */
	from: SQL;
	owns: SQL;
}

export function ownersOf(accountIds: number[]): Owners<OrderTab> {
	return {
		isIn,
		from: sql`unnest(${sql.param(accountIds)}::int[]) as owner(id)`,
		owns: sql`${merchantOrder.accountId} = owner.id and ${isNull(merchantOrder.hiddenAt)}`,
	};
}

/** Of one merchant, or of all. */
export function merchantsOf(
	merchantId: number | undefined,
): Owners<StaffOrderTab> {
	const one = merchantId !== undefined && sql`where id = ${merchantId}`;
	return {
		isIn: isInForStaff,
		from: sql`(select id from ${merchant} ${one || sql``}) as owner`,
		owns: sql`${merchantOrder.merchantId} = owner.id`,
	};
}

function matches<Tab extends string>(
	db: Database,
	owners: Owners<Tab>,
	{ tab, before, sought, from, until }: Filter<Tab>,
): SQL | undefined {
	return and(
		owners.isIn[tab],
		before === undefined ? undefined : lt(merchantOrder.id, before),
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
export async function listIds<Tab extends string>(
	db: Database,
	owners: Owners<Tab>,
	{ filter, slice }: { filter: Filter<Tab>; slice: Slice },
): Promise<number[]> {
	const { limit, offset } = slice;
	const { rows } = await db.execute<{ id: number }>(
		sql`select own.id from ${owners.from} cross join lateral (
				select id from ${merchantOrder} where ${owners.owns} and ${matches(db, owners, filter)}
				order by ${merchantOrder.id} desc limit ${limit + offset}
			) as own order by own.id desc limit ${limit} offset ${offset}`,
	);
	return rows.map(({ id }) => id);
}

/** Each owner's are counted off an index. */
function counting<Tab extends string>(
	db: Database,
	owners: Owners<Tab>,
	filter: Filter<Tab>,
): SQL {
	return sql`(select coalesce(sum(own.count), 0)::int from ${owners.from} cross join lateral (
			select count(*) from ${merchantOrder} where ${owners.owns} and ${matches(db, owners, filter)}
		) as own)`;
}

export async function findPage<Tab extends string>(
	db: Database,
	owners: Owners<Tab>,
	asked: { filter: Filter<Tab>; slice: Slice },
) {
	const [ids, { total }] = await Promise.all([
		listIds(db, owners, asked),
		countEach(db, [["total", counting(db, owners, asked.filter)]]),
	]);
	return { ids, total };
}

/** How many stand in each of these tabs. */
export function countTabs<Tab extends string, Counted extends Tab>(
	db: Database,
	owners: Owners<Tab>,
	tabs: readonly Counted[],
): Promise<Record<Counted, number>> {
	return countEach(
		db,
		tabs.map((tab) => [tab, counting(db, owners, { tab })]),
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
