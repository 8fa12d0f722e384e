/** What browsers say they read. */
export const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Pages that are stored whole, by the names of the tables. */
export const storedPages = {
	home: "/",
	mall: "/mall/mall_index",
	list: "/goods/goods_search?cid=1",
	goods: "/goods_detail/1",
	"popular words": "/goods/goods_search?title=milk",
};
/** Rendered for each request. */
export const renderedSearch = "/goods/goods_search?title=milk&minPrice=10";

/** Pages whose weight is held. */
export const weighedPages = {
	home: "/",
	mall: "/mall/mall_index",
	list: "/goods/goods_search?cid=1",
	search: "/goods/goods_search?title=milk",
	goods: "/goods_detail/1",
	categories: "/goods_cate",
	stores: "/store/store_index",
	promotions: "/promotionList",
	activities: "/activity_list",
	"signing in": "/login",
};
