import {
	getGoods,
	listGoods,
	listRecommendedGoods,
	listSitemapGoods,
} from "../../contract/goods";
import { route } from "../../http/route";
import {
	getGoodsDetail,
	listGoodsForSitemap,
	listGoodsPage,
	recommendGoods,
} from "./service";

export const goodsRoutes = [
	route(listGoods, (ctx, { query }) => listGoodsPage(ctx, query)),
	route(getGoods, (ctx, { params }) => getGoodsDetail(ctx, params)),
	route(listRecommendedGoods, (ctx, { query }) => recommendGoods(ctx, query)),
	route(listSitemapGoods, (ctx, { query }) => listGoodsForSitemap(ctx, query)),
];
