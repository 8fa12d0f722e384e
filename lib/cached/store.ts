import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { ListedStore } from "@/gateway/contract/store";
import { serverApi } from "@/lib/api/server";
import { listStores } from "@/lib/api/store";

/** All stores, for nobody in particular: whether one is open now has no place on a stored page. */
export async function readStores(locale: LocaleCode): Promise<ListedStore[]> {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.stores);
	return listStores(serverApi(locale), {});
}
