import { and, asc, desc, sql } from "drizzle-orm";
import type { Localized } from "../../contract/locale";
import type { Database } from "../../db/client";
import { goods } from "../../db/schema/goods";
import { merchant } from "../../db/schema/merchant";
import { matches } from "./filter-repository";

/** Somebody is typing: where more goods match, the best sellers of these must do. */
const candidatesMax = 500;

/** Names of goods that match in their name, best sellers first. */
export function listGoodsNames(db: Database, inName: string, limit: number) {
	const found = db
		.select({
			id: goods.id,
			name: goods.name,
			stock: goods.stock,
			sales: goods.sales,
			merchant_id: goods.merchantId,
		})
		.from(goods)
		.where(and(goods.isShown, matches(inName)));
	const candidates = db
		.select({
			id: sql<number>`found.id`.as("id"),
			name: sql<Localized>`found.name`.as("name"),
			isSoldOut: sql<boolean>`found.stock = 0`.as("is_sold_out"),
			sales: sql<number>`found.sales`.as("sales"),
		})
		// "offset 0" and the join keep the limit from tempting the planner to walk the goods.
		.from(sql`(${found.getSQL()} offset 0) found`)
		.innerJoin(merchant, sql`${merchant.id} = found.merchant_id`)
		.limit(candidatesMax)
		.as("candidates");
	return db
		.select({ id: candidates.id, name: candidates.name })
		.from(candidates)
		.orderBy(
			asc(candidates.isSoldOut),
			desc(candidates.sales),
			asc(candidates.id),
		)
		.limit(limit);
}
