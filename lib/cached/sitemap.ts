import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import { defaultLocale } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { findGoodsShards } from "@/lib/seo/sitemap/goods-parts";

/** Some hundred short questions for a million goods, so asked once an hour at most. */
export async function readGoodsShards() {
	"use cache";
	cacheLife("hours");
	cacheTag(cacheTags.all);
	const api = serverApi(defaultLocale);
	return findGoodsShards((range) =>
		api.get("/api/front/product/sitemap", { query: range }),
	);
}
