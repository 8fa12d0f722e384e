import { asc, eq, inArray, sql } from "drizzle-orm";
import type { CartType } from "../contract/values";
import type { Database } from "../db/client";
import { pick, type Random } from "../db/sample/random";
import { goods, sku } from "../db/schema/goods";

export interface SoldGoods {
	skuIds: number[];
	/** How many pieces of each there are, before anybody buys. */
	stocks: number[];
	/** By sku of the mall another one of its goods, which nobody buys: for what is exchanged. */
	variantOf: Map<number, number>;
	/** Whose goods they are, each merchant once. */
	merchantIds: number[];
}

/** Of each, before anybody exchanges anything. */
export const variantPieces = 2;
/** The first costs as much as what it stands beside, the second less than anything does, the third more. */
const variantPrices = [undefined, "5.55", "250.00"];

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
		.returning({ id: sku.id, goodsId: sku.goodsId, price: sku.price });
	return {
		skuIds: skus.map(({ id }) => id),
		stocks,
		variantOf: await seedVariants(db, skus.slice(0, -1)),
		merchantIds: [
			...new Set([one, other, grocery].map((model) => model.merchantId)),
		],
	};
}

async function seedVariants(
	db: Database,
	skus: { id: number; goodsId: number; price: string }[],
): Promise<Map<number, number>> {
	const stock = variantPieces;
	const added = await db
		.insert(sku)
		.values(
			skus.map(({ goodsId, price }, at) => ({
				goodsId,
				options: {},
				weightGrams: 100,
				position: 1,
				price: variantPrices[at] ?? price,
				stock,
			})),
		)
		.returning({ id: sku.id, goodsId: sku.goodsId });
	const goodsIds = added.map(({ goodsId }) => goodsId);
	await db
		.update(goods)
		.set({ stock: sql`${goods.stock} + ${stock}`, skuCount: 2 })
		.where(inArray(goods.id, goodsIds));
	return new Map(
		skus.map(({ id, goodsId }) => [
			id,
			added.find((one) => one.goodsId === goodsId)?.id ?? 0,
		]),
	);
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
