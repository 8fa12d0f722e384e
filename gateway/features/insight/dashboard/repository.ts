import { and, between, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { lowStockMax } from "../../../contract/catalog/goods-terms";
import type { Span } from "../../../contract/insight/dashboard";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { salesDay, summedDay } from "../../../db/schema/sales-day";

export interface DayRow {
	day: string;
	orders: number;
	sales: string;
	refunds: number;
	refunded: string;
}

const hongKong = sql`'Asia/Hong_Kong'`;

/** Bounds of days of Hong Kong's calendar, for a column with a moment. */
const within = (column: string, { from, to }: Span) => {
	const at = sql.raw(column);
	return sql`${at} >= (${from}::date::timestamp at time zone ${hongKong})
		and ${at} < ((${to}::date + 1)::timestamp at time zone ${hongKong})`;
};

/** What days come to as the books stand now, one row a day and merchant. */
const sums = (span: Span) => sql`
	select day, merchant_id, sum(orders)::int as orders, sum(sales) as sales, sum(refunds)::int as refunds,
		sum(refunded) as refunded
	from (
		select (created_at at time zone ${hongKong})::date as day, merchant_id, 1 as orders, total as sales, 0 as refunds, 0 as refunded
		from merchant_order where paid and ${within("created_at", span)}
		union all
		select (decided_at at time zone ${hongKong})::date, merchant_id, 0, 0, 1, amount
		from refund where state in ('refunding', 'refunded', 'merchantRefunded') and ${within("decided_at", span)}
	) as entry group by day, merchant_id`;

/** Days read off the books, those on which something happened. */
export async function sumNow(
	db: Database,
	span: Span,
	merchantId: number | undefined,
): Promise<DayRow[]> {
	const own =
		merchantId === undefined
			? sql``
			: sql`where merchant_id = ${merchantId}::int`;
	const { rows } = await db.execute<DayRow & Record<string, unknown>>(
		sql`select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders, sum(sales) as sales,
				sum(refunds)::int as refunds, sum(refunded) as refunded
			from (${sums(span)}) as own ${own} group by day`,
	);
	return rows;
}

/** Days that were added up, those on which something happened. */
export function listSummed(
	db: Database,
	{ from, to }: Span,
	merchantId: number | undefined,
): Promise<DayRow[]> {
	return db
		.select({
			day: salesDay.day,
			orders: sql`sum(${salesDay.orders})`.mapWith(Number),
			sales: sql<string>`sum(${salesDay.sales})`,
			refunds: sql`sum(${salesDay.refunds})`.mapWith(Number),
			refunded: sql<string>`sum(${salesDay.refunded})`,
		})
		.from(salesDay)
		.where(
			and(
				between(salesDay.day, from, to),
				merchantId === undefined
					? undefined
					: eq(salesDay.merchantId, merchantId),
			),
		)
		.groupBy(salesDay.day);
}

/** A day is added up for good once its last orders were paid or given up. */
const settledAt = (day: SQL) =>
	sql`((${day} + 2)::timestamp at time zone ${hongKong})`;

/** Days since the first order that are not added up, the latest first. */
export async function listUnsummed(
	db: Database,
	{ from, to }: Span,
	limit: number,
): Promise<string[]> {
	const { rows } = await db.execute<{
		day: string;
	}>(sql`select to_char(day, 'YYYY-MM-DD') as day
		from (
			select ${to}::date - n as day from generate_series(0, ${to}::date -
				(select (min(created_at) at time zone ${hongKong})::date from merchant_order)) as n
		) as past
		where day >= ${from}::date and not exists (
			select 1 from summed_day where summed_day.day = past.day and at >= ${settledAt(sql`past.day`)})
		order by past.day desc limit ${limit}`);
	return rows.map(({ day }) => day);
}

/** Adds a day up, once; of several workers one does. */
export async function keepDay(db: Database, day: string, at: Date) {
	await db.transaction(async (tx) => {
		const claimed = await tx
			.insert(summedDay)
			.values({ day, at })
			.onConflictDoUpdate({
				target: summedDay.day,
				set: { at },
				setWhere: sql`${summedDay.at} < ${settledAt(sql`${summedDay.day}`)}`,
			})
			.returning();
		if (claimed.length === 0) return;
		await tx.delete(salesDay).where(eq(salesDay.day, day));
		await tx.execute(
			sql`insert into sales_day (day, merchant_id, orders, sales, refunds, refunded)
				select day, merchant_id, orders, sales, refunds, refunded from (${sums({ from: day, to: day })}) as own`,
		);
	});
}

const own = (merchantId: number | undefined) =>
	and(
		goods.isShown,
		merchantId === undefined ? undefined : eq(goods.merchantId, merchantId),
	);

/** Goods on the shelf that run out, as many as their list shows. */
export function countLowStock(
	db: Database,
	merchantId: number | undefined,
): Promise<number> {
	return db.$count(goods, and(own(merchantId), lte(goods.stock, lowStockMax)));
}

/** What sold most, of what can be bought, read off the index of its list. */
export function listBest(
	db: Database,
	merchantId: number | undefined,
	limit: number,
) {
	return db
		.select({
			id: goods.id,
			name: goods.name,
			images: goods.images,
			price: goods.price,
			sales: goods.sales,
			stock: goods.stock,
		})
		.from(goods)
		.where(and(own(merchantId), gt(goods.sales, 0)))
		.orderBy(sql`(${goods.stock} = 0)`, desc(goods.sales), goods.id)
		.limit(limit);
}
