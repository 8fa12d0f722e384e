import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { Review, ReviewSummary } from "@/gateway/contract/sales/review";
import { reviewsPerPage } from "@/gateway/contract/sales/review-terms";
import { serverApi } from "@/lib/api/server";

export interface GoodsReviews {
	summary: ReviewSummary;
	/** The first, as many as a page holds. */
	newest: Review[];
}

export async function readReviews(locale: LocaleCode, goodsId: number) {
	"use cache";
	cacheLife("catalogue");
	cacheTag(cacheTags.all, cacheTags.goods(goodsId));
	const gateway = serverApi(locale);
	const [summary, page] = await Promise.all([
		gateway.get("/api/front/product/reply/config/{id}", {
			params: { id: goodsId },
		}),
		gateway.get("/api/front/product/reply/list/{id}", {
			params: { id: goodsId },
			query: { limit: reviewsPerPage },
		}),
	]);
	return { summary, newest: page.list };
}
