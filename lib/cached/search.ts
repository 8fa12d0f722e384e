import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { DataOf } from "@/gateway/contract/call";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { listHotSearches as contract } from "@/gateway/contract/search";
import { listHotSearches } from "@/lib/api/search";
import { serverApi } from "@/lib/api/server";

export async function readHotSearches(
	locale: LocaleCode,
): Promise<DataOf<typeof contract>> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.searches);
	return listHotSearches(serverApi(locale));
}
