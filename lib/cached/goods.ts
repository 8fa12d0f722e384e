import { cacheLife, cacheTag } from "next/cache";
import type { QueryOf } from "@/gateway/contract/call";
import type {
	GoodsCard,
	GoodsDetail,
	listGoods,
} from "@/gateway/contract/goods";
import type { LocaleCode } from "@/gateway/contract/locale";
import * as api from "@/lib/api/goods";
import { serverApi } from "@/lib/api/server";
import { absentWhenMissing } from "./absent-when-missing";
import { cacheTags } from "./cache-tags";

/** Undefined for a goods that is unknown or off the shelf. */
export async function readGoods(
	locale: LocaleCode,
	id: number,
): Promise<GoodsDetail | undefined> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.goods(id));
	return absentWhenMissing(api.getGoods(serverApi(locale), id));
}

export async function readGoodsList(
	locale: LocaleCode,
	query: QueryOf<typeof listGoods>,
) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all);
	if (query.cid) cacheTag(cacheTags.category(Number(query.cid)));
	const page = await api.listGoods(serverApi(locale), query);
	cacheTag(...page.list.map(({ id }) => cacheTags.goods(id)));
	return page;
}

export async function readRecommendedGoods(
	locale: LocaleCode,
	id: number,
): Promise<GoodsCard[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.goods(id));
	return api.listRecommendedGoods(serverApi(locale), { id, limit: 12 });
}
