import { asc, eq } from "drizzle-orm";
import type { CartType } from "../contract/values";
import type { Database } from "../db/client";
import { pick, type Random } from "../db/sample/random";
import { goods, sku } from "../db/schema/goods";

export interface SoldGoods {
	skuIds: number[];
	/** How many pieces of each there are, before anybody buys. */
	stocks: number[];
	/** Whose goods they are, each merchant once. */
	merchantIds: number[];
}

/** Two of one merchant of the mall, one of another, one of the supermarket: few pieces of each. */
export async function seedGoods(
	db: Database,
	random: Random,
): Promise<SoldGoods> {
	const [one, other] = await listModels(db, "E_COMMERCE");
	const [grocery] = await listModels(db, "SUPERMARKET");
	if (!one || !other || !grocery)
		throw new Error("The sample shop sells too little");
	const models = [one, one, other, grocery];
	const stocks = models.map(() => pick(random, [1, 2, 3, 5]));
	const added = await db
		.insert(goods)
		.values(
			// Out of sight: they are found by their numbers alone.
			models.map(({ id, ...like }, at) => ({
				...like,
				search: "",
				stock: stocks[at] ?? 0,
				skuCount: 1,
				sales: 0,
				ratingSum: 0,
				ratingCount: 0,
			})),
		)
		.returning({ id: goods.id });
	const skus = await db
		.insert(sku)
		.values(
			added.map(({ id: goodsId }, at) => ({
				goodsId,
				options: {},
				weightGrams: 100,
				position: 0,
				price: pick(random, ["8.80", "60.00", "199.90"]),
				stock: stocks[at] ?? 0,
			})),
		)
		.returning({ id: sku.id });
	return {
		skuIds: skus.map(({ id }) => id),
		stocks,
		merchantIds: [
			...new Set([one, other, grocery].map((model) => model.merchantId)),
		],
	};
}

/** The first goods of each merchant, whatever was sold since. */
function listModels(db: Database, cartType: CartType) {
	const { merchantId, id } = goods;
	return db
		.selectDistinctOn([merchantId])
		.from(goods)
		.where(eq(goods.cartType, cartType))
		.orderBy(asc(merchantId), asc(id))
		.limit(2);
}
