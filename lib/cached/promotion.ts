import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";
import { serverApi } from "@/lib/api/server";
import type { PromotionQuery } from "@/lib/routes/page-queries";
import { tagShown } from "./tag-shown";

const perPage = 24;

/** Falls with the goods it shows, and with the categories that may show others. */
export async function readPromotions(
	locale: LocaleCode,
	{ cartType, cid, page }: PromotionQuery,
) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all);
	const query = { cartType, cid, page, limit: perPage };
	const found = await serverApi(locale).get("/api/front/promotion/list", {
		query,
	});
	tagGroups(found.categories, found.groups);
	return found;
}

export async function readLeaderboard(locale: LocaleCode, cartType: CartType) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all);
	const found = await serverApi(locale).get("/api/front/product/leaderboard", {
		query: { cartType },
	});
	tagGroups(found.groups, found.groups);
	return found;
}

function tagGroups(
	categories: { id: number }[],
	groups: { list: { id: number }[] }[],
): void {
	for (const { id } of categories) cacheTag(cacheTags.category(id));
	for (const { list } of groups) tagShown(list);
}
