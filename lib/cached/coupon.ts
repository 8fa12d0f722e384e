import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";

/** More would be a page of their own. */
const couponsMax = 12;
/** More than a merchant offers at a time. */
const merchantCouponsMax = 50;

/** Coupons that count a goods, the easiest to reach first. */
export async function readCouponsOfGoods(locale: LocaleCode, goodsId: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.coupons, cacheTags.goods(goodsId));
	const query = { goodsId, limit: couponsMax };
	return (await serverApi(locale).get("/api/front/coupons", { query })).list;
}

/** Coupons that a merchant gives, the easiest to reach first. */
export async function readCouponsOfMerchant(locale: LocaleCode, merId: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.coupons, cacheTags.merchants);
	const query = { merId, limit: merchantCouponsMax };
	return (await serverApi(locale).get("/api/front/coupons", { query })).list;
}
