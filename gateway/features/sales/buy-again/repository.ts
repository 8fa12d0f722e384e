import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { category } from "../../../db/schema/category";
import { goods, isSold, sku } from "../../../db/schema/goods";
import { merchantOrder, orderLine } from "../../../db/schema/order";

/** However long an account has been buying, no more than this is read for it. */
const ordersMax = 500;
const skusMax = 300;

/** A purchase counts half as much as one that is so much younger. */
const halfLifeDays = 60;

/** One row a sku. Each owner's orders are read off an index in their order; those taken off the list are left out. */
const boughtBy = (accountIds: number[], now: Date): SQL => sql`(
	select line.sku_id,
		count(distinct recent.id)::int as times,
		max(recent.received_at) as last_at,
		(array_agg(line.price order by recent.id desc))[1] as last_price,
		(array_agg(line.kept order by recent.id desc))[1] as last_quantity,
		sum(power(0.5, extract(epoch from ${now}::timestamptz - recent.received_at) / ${halfLifeDays * 86_400})) as weight
	from (
		select own.id, own.received_at
		from unnest(${sql.param(accountIds)}::int[]) as owner(id) cross join lateral (
			select id, received_at from ${merchantOrder}
			where account_id = owner.id and hidden_at is null and received_at is not null
			order by id desc limit ${ordersMax}
		) as own
		order by own.id desc limit ${ordersMax}
	) as recent
	-- "offset 0" has each order's lines looked up by their index.
	cross join lateral (
		select sku_id, price, quantity - refunded_quantity as kept from ${orderLine}
		where order_id = recent.id and refunded_quantity < quantity offset 0
	) as line
	group by line.sku_id
	order by weight desc, sku_id limit ${skusMax}
) as bought`;

/** What these accounts received and kept some of, in the order of an aisle walk, with what it takes to buy it again. */
export function listBought(db: Database, accountIds: number[], now: Date) {
	return db
		.select({
			aisleId: category.id,
			aisleName: category.name,
			cartType: category.cartType,
			skuId: sku.id,
			goodsId: goods.id,
			name: goods.name,
			images: goods.images,
			image: sku.image,
			unit: goods.unit,
			options: sku.options,
			price: sku.price,
			stock: sku.stock,
			isShown: isSold,
			lastPrice: sql`bought.last_price`.mapWith(orderLine.price),
			lastQuantity: sql`bought.last_quantity`.mapWith(Number),
			lastAt: sql<Date>`bought.last_at`.mapWith(merchantOrder.receivedAt),
			times: sql`bought.times`.mapWith(Number),
		})
		.from(boughtBy(accountIds, now))
		.innerJoin(sku, sql`${sku.id} = bought.sku_id`)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(category, eq(category.id, goods.topCategoryId))
		.orderBy(
			sql`${category.cartType} = 'E_COMMERCE'`,
			asc(category.position),
			asc(category.id),
			sql`bought.weight desc`,
			asc(sku.id),
		);
}
export type BoughtRow = Awaited<ReturnType<typeof listBought>>[number];
