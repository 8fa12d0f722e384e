import type { coupon, couponGoods } from "../schema/coupon";
import type { CategoryIndex } from "./category-rows";
import type { SampleFiles } from "./files";
import { goodsIdsOf } from "./named-goods";
import { shopDay } from "./random";
import type { CouponSeed } from "./sample-schema";

function typeOf({ category, goods }: CouponSeed) {
	if (goods) return "goods";
	return category ? "category" : "general";
}

/** Ids are positions in the file. */
export function couponRows(
	files: SampleFiles,
	categories: CategoryIndex,
): (typeof coupon.$inferInsert)[] {
	const merchants = files.merchants.map(({ key }) => key);
	return files.coupons.map((entry, at) => ({
		id: at + 1,
		merchantId: entry.merchant ? merchants.indexOf(entry.merchant) + 1 : null,
		type: typeOf(entry),
		categoryId: entry.category ? categories.idOf(entry.category) : null,
		name: entry.name,
		amount: entry.amount,
		minimumSpend: entry.minimumSpend,
		validDays: entry.validDays,
		isOffered: true,
		createdAt: new Date(shopDay),
	}));
}

export function couponGoodsRows(
	files: SampleFiles,
): (typeof couponGoods.$inferInsert)[] {
	const ids = goodsIdsOf(files);
	return files.coupons.flatMap((entry, at) =>
		(entry.goods ?? []).map((key) => ({
			couponId: at + 1,
			goodsId: ids.get(key) ?? 0,
		})),
	);
}
