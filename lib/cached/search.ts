import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";

export async function readHotSearches(locale: LocaleCode) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.searches);
	return serverApi(locale).get("/api/front/search/keyword");
}
