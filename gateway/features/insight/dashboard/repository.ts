import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { lowStockMax } from "../../../contract/catalog/goods-terms";
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

/** Bounds of a day of Hong Kong's calendar, for a column with a moment. */
const within = (column: string, day: string) => {
	const start = sql`(${day}::date::timestamp at time zone 'Asia/Hong_Kong')`;
	const at = sql.raw(column);
	return sql`${at} >= ${start} and ${at} < ${start} + interval '1 day'`;
};

/** What a day comes to as the books stand now, one row a merchant. */
const sums = (day: string) => sql`
	select merchant_id, sum(orders)::int as orders, sum(sales) as sales, sum(refunds)::int as refunds,
		sum(refunded) as refunded
	from (
		select merchant_id, 1 as orders, total as sales, 0 as refunds, 0 as refunded
		from merchant_order where paid and ${within("created_at", day)}
		union all
		select merchant_id, 0, 0, 1, amount
		from refund where state in ('refunding', 'refunded', 'merchantRefunded') and ${within("decided_at", day)}
	) as entry group by merchant_id`;

/** A day that is not over, read off the books. */
export async function sumNow(
	db: Database,
	day: string,
	merchantId: number | undefined,
): Promise<DayRow> {
	const own =
		merchantId === undefined
			? sql``
			: sql`where merchant_id = ${merchantId}::int`;
	const { rows } = await db.execute<Omit<DayRow, "day">>(
		sql`select coalesce(sum(orders), 0)::int as orders, coalesce(sum(sales), 0)::numeric(12, 2) as sales,
				coalesce(sum(refunds), 0)::int as refunds, coalesce(sum(refunded), 0)::numeric(12, 2) as refunded
			from (${sums(day)}) as day ${own}`,
	);
	const [row] = rows;
	if (!row) throw new Error("An aggregate always has a row");
	return { day, ...row };
}

/** Days that were added up, those on which something happened. */
export function listSummed(
	db: Database,
	days: string[],
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
				inArray(salesDay.day, days),
				merchantId === undefined
					? undefined
					: eq(salesDay.merchantId, merchantId),
			),
		)
		.groupBy(salesDay.day);
}

export async function listSummedDays(db: Database, days: string[]) {
	const rows = await db
		.select({ day: summedDay.day })
		.from(summedDay)
		.where(inArray(summedDay.day, days));
	return rows.map(({ day }) => day);
}

/** Adds a day up, in place of what was kept of it. */
export async function keepDay(db: Database, day: string, at: Date) {
	await db.transaction(async (tx) => {
		await tx
			.insert(summedDay)
			.values({ day, at })
			.onConflictDoUpdate({ target: summedDay.day, set: { at } });
		await tx.delete(salesDay).where(eq(salesDay.day, day));
		await tx.execute(
			sql`insert into sales_day (day, merchant_id, orders, sales, refunds, refunded)
				select ${day}::date, merchant_id, orders, sales, refunds, refunded from (${sums(day)}) as own`,
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
