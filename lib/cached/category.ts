import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";
import { serverApi } from "@/lib/api/server";

/** The tree of one area, or of both. */
export async function readCategories(locale: LocaleCode, cartType?: CartType) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.categories);
	return serverApi(locale).get("/api/front/product/category", {
		query: { cartType },
	});
}
