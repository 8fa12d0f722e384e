import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { QueryOf } from "@/gateway/contract/call";
import type { GoodsDetail, listGoods } from "@/gateway/contract/catalog/goods";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { currentLocale } from "@/lib/i18n/locale";
import { absentWhenMissing } from "./absent-when-missing";
import { tagShown } from "./tag-shown";

/** The goods of an address, in the language of the page; undefined for a number that names none. */
export async function findGoods(id: string): Promise<GoodsDetail | undefined> {
	if (!/^[1-9]\d{0,9}$/.test(id)) return undefined;
	return readGoods(await currentLocale(), Number(id));
}

/** Undefined for a goods that is unknown or off the shelf. */
export async function readGoods(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.goods(id));
	const goods = await absentWhenMissing(
		serverApi(locale).get("/api/front/product/detail/{id}", { params: { id } }),
	);
	// Its name and its freight stand there too.
	if (goods) cacheTag(cacheTags.merchant(goods.merchant.id));
	return goods;
}

export async function readGoodsList(
	locale: LocaleCode,
	query: QueryOf<typeof listGoods>,
) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all);
	if (query.cid) cacheTag(cacheTags.category(Number(query.cid)));
	if (query.keyword) cacheTag(cacheTags.searchWords);
	const page = await serverApi(locale).get("/api/front/product/list", {
		query,
	});
	tagShown(page.list);
	return page;
}

export async function readRecommendedGoods(locale: LocaleCode, id: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.goods(id));
	const cards = await serverApi(locale).get("/api/front/product/recommend", {
		query: {
			id,
			limit: 12,
		},
	});
	tagShown(cards);
	return cards;
}
