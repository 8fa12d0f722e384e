import type { APIRequestContext } from "@playwright/test";
import type { LocaleCode } from "../../gateway/contract/locale";

/** A screen and what must stand in its HTML before any script has run. */
export interface Screen {
	name: string;
	path: string;
	/** Least number of links to goods pages. */
	goodsMin: number;
}

export const screens: Screen[] = [
	{ name: "home", path: "/", goodsMin: 20 },
	{ name: "mall", path: "/mall/mall_index", goodsMin: 20 },
	{ name: "category list", path: "/goods/goods_search?cid=1", goodsMin: 4 },
	{ name: "search", path: "/goods/goods_search?title=milk", goodsMin: 1 },
	{ name: "all categories", path: "/goods_cate", goodsMin: 0 },
	{ name: "group offers", path: "/group/group_list", goodsMin: 4 },
	{ name: "merchant", path: "/merchant/home?id=2", goodsMin: 4 },
	{ name: "merchant's shelf", path: "/merchant/shop?id=2", goodsMin: 20 },
	{
		name: "merchant's categories",
		path: "/merchant/category?id=2",
		goodsMin: 0,
	},
	{
		name: "merchant's facts",
		path: "/merchant/qualification?id=2",
		goodsMin: 0,
	},
	{ name: "street", path: "/merchant/merchant_street", goodsMin: 20 },
	{
		name: "more merchants",
		path: "/merchant/merchant_more?merchantType=third-party",
		goodsMin: 20,
	},
	{
		name: "merchant's coupons",
		path: "/merchant/storeCoupon?id=2",
		goodsMin: 0,
	},
	{ name: "activity", path: "/activity_list?id=1", goodsMin: 8 },
	{ name: "promotions", path: "/promotionList", goodsMin: 20 },
	{ name: "best sellers", path: "/index_back", goodsMin: 20 },
	{ name: "goods", path: "/goods_detail/1", goodsMin: 4 },
	{ name: "stores", path: "/store/store_index", goodsMin: 0 },
	{ name: "store", path: "/store/store_detail?id=1", goodsMin: 4 },
	{ name: "store shelf", path: "/store/store_category?id=1", goodsMin: 20 },
	{
		name: "store search",
		path: "/store/store_list?type=search&keyword=milk",
		goodsMin: 1,
	},
];

export function inLocale(path: string, locale: LocaleCode): string {
	if (locale === "zh-CN") return path;
	const isHome = path === "/" || path.startsWith("/?");
	return `/${locale}${isHome ? path.slice(1) : path}`;
}

export interface ListedGoods {
	id: number;
	name: string;
	price: string;
	rating: string | null;
	ratingCount: number;
}

/** Goods straight from the gateway through the browser's door. */
export async function askGoods(
	request: APIRequestContext,
	query: string,
	locale: LocaleCode = "zh-CN",
): Promise<ListedGoods[]> {
	const response = await request.get(`/api/front/product/list?${query}`, {
		headers: { "accept-language": locale },
	});
	const envelope = await response.json();
	return envelope.data.list;
}
