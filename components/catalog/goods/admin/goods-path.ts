import { consolePaths } from "@/lib/routes/console-paths";
import type { GoodsAdminQuery } from "./use-goods-list";

/** Where a list of goods stands; what asks for everything is left out. */
export function goodsAdminPath(place: Partial<GoodsAdminQuery>) {
	const { keyword, state, cid, merId, page } = place;
	const query = new URLSearchParams({
		...(keyword && { keyword }),
		...(state && { state }),
		...(cid && { cid: String(cid) }),
		...(merId && { merId: String(merId) }),
		...(page && page > 1 && { page: String(page) }),
	});
	const path = consolePaths.page("goods");
	return query.size > 0 ? `${path}?${query}` : path;
}
