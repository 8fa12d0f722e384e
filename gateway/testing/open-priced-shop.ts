import { asc, eq } from "drizzle-orm";
import { goods, sku } from "../db/schema/goods";
import { pastPrice } from "../db/schema/past-price";
import { changePrice } from "../features/catalog/goods/change-price";
import { goodsForm } from "./goods-form";
import { openStaff } from "./open-staff";
import { systemContext } from "./system-context";
import { openTestShop } from "./test-shop";

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const before = (ms: number) => new Date(Date.now() - ms);

/** A shop with the staff of a merchant, whose goods have had their prices for as long as a test says. */
export async function openPricedShop() {
	const shop = await openTestShop();
	const staff = await openStaff(shop, 2);
	let codes = 0;

	/** A goods of one sku at 88.00, on the shelf for so long; answers what its form reads. */
	async function addPriced(forMs: number) {
		const code = `PAST-${++codes}`;
		const { data } = await staff.ask("goods/save", goodsForm({ code }));
		const shown = { isShown: true, images: ["/sample/tea-800.webp"] };
		await shop.db.update(goods).set(shown).where(eq(goods.id, data.id));
		await shop.db
			.update(sku)
			.set({ pricedAt: before(forMs) })
			.where(eq(sku.goodsId, data.id));
		const skuId: number = data.skus[0].id;
		return { skuId, code, detail: { ...data, ...shown } };
	}

	const pastOf = (skuId: number) =>
		shop.db
			.select()
			.from(pastPrice)
			.where(eq(pastPrice.skuId, skuId))
			.orderBy(asc(pastPrice.until));

	async function skuOf(id: number) {
		const [row] = await shop.db.select().from(sku).where(eq(sku.id, id));
		return row;
	}

	/** As an operator's command does, at that time. */
	const priceAt = (
		skuId: number,
		at: Date,
		prices: { price: string; oldPrice?: string | null },
	) =>
		changePrice(systemContext(shop, { now: () => at }), {
			skuId,
			oldPrice: null,
			...prices,
		});

	return { shop, staff, addPriced, pastOf, skuOf, priceAt };
}
export type PricedShop = Awaited<ReturnType<typeof openPricedShop>>;
