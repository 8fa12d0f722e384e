import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type {
	MerchantCategory,
	MerchantDetail,
} from "@/gateway/contract/marketplace/merchant";
import type { Coupon } from "@/gateway/contract/sales/coupon";
import { readCouponsOfMerchant } from "@/lib/cached/coupon";
import { readGoodsList } from "@/lib/cached/goods";
import { readCategoriesOfMerchant, readMerchant } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { wholeNumber } from "@/lib/routes/whole-number";

/** Two rows of a desktop, six of a phone. */
const bestShown = 12;
/** A row of a desktop. */
const newestShown = 6;

export interface Front {
	merchant: MerchantDetail;
	best: GoodsCard[];
	newest: GoodsCard[];
	coupons: Coupon[];
	categories: MerchantCategory[];
}

/** Undefined for a merchant nobody knows. */
export async function findMerchant(
	id: string,
): Promise<MerchantDetail | undefined> {
	const number = wholeNumber(id);
	return number ? readMerchant(await currentLocale(), number) : undefined;
}

/** What stands on a merchant's front. Goods that sell best are not shown again among the new ones. */
export async function findFront(id: string): Promise<Front | undefined> {
	const merchant = await findMerchant(id);
	if (!merchant) return undefined;
	const locale = await currentLocale();
	const read = { merId: merchant.id };
	const [best, newest, coupons, categories] = await Promise.all([
		readGoodsList(locale, { ...read, sort: "sales", limit: bestShown }),
		readGoodsList(locale, {
			...read,
			sort: "new",
			limit: bestShown + newestShown,
		}),
		readCouponsOfMerchant(locale, merchant.id),
		readCategoriesOfMerchant(locale, merchant.id),
	]);
	const shown = new Set(best.list.map((goods) => goods.id));
	return {
		merchant,
		coupons,
		categories,
		best: best.list,
		newest: newest.list
			.filter((goods) => !shown.has(goods.id))
			.slice(0, newestShown),
	};
}
