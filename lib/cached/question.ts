import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";

/** The newest questions about a goods, a page of them, and how many there are. */
export async function readQuestions(locale: LocaleCode, goodsId: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.goods(goodsId));
	return serverApi(locale).get("/api/front/product/question/list/{id}", {
		params: { id: goodsId },
	});
}
export type GoodsQuestions = Awaited<ReturnType<typeof readQuestions>>;
