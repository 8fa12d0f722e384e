import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";
import { serverApi } from "@/lib/api/server";
import { tagShown } from "./tag-shown";

export async function readHome(locale: LocaleCode, cartType: CartType) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.home);
	const home = await serverApi(locale).get("/api/front/pc/home/index", {
		query: { cartType },
	});
	for (const { goods } of home.sections) tagShown(goods);
	return home;
}
