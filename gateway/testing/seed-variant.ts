import { eq, sql } from "drizzle-orm";
import { goods, sku } from "../db/schema/goods";
import type { BoughtOrder } from "./open-refunder";
import { seedSku } from "./own-cart";
import type { TestShop } from "./test-shop";

interface Variant {
	price: string;
	stock?: number;
}

/** The number of another sku of what the first line of an order is of, on the shelf. */
export async function seedVariant(
	shop: TestShop,
	{ lines }: BoughtOrder,
	{ price, stock = 9 }: Variant,
): Promise<number> {
	const goodsId = lines[0]?.goodsId ?? 0;
	const { skuId } = await seedSku(shop, { goodsId, price, stock });
	await shop.db
		.update(goods)
		.set({ stock: sql`${goods.stock} + ${stock}` })
		.where(eq(goods.id, goodsId));
	return skuId;
}

/** What of a sku can be sold, and what belongs to orders and exchanges. */
export async function piecesOfSku({ db }: Pick<TestShop, "db">, id: number) {
	const [row] = await db
		.select({ stock: sku.stock, reserved: sku.reserved })
		.from(sku)
		.where(eq(sku.id, id));
	return row;
}
