import {
	getGoods,
	listGoods,
	listRecommendedGoods,
	listSitemapGoods,
} from "../../../contract/catalog/goods";
import { listSuggestions } from "../../../contract/catalog/search";
import { route } from "../../../http/route";
import {
	getGoodsDetail,
	listGoodsForSitemap,
	listGoodsPage,
	recommendGoods,
} from "./service";
import { suggest } from "./suggest";

export const goodsRoutes = [
	route(listGoods, (ctx, { query }) => listGoodsPage(ctx, query)),
	route(getGoods, (ctx, { params }) => getGoodsDetail(ctx, params)),
	route(listRecommendedGoods, (ctx, { query }) => recommendGoods(ctx, query)),
	route(listSuggestions, (ctx, { query }) => suggest(ctx, query.q)),
	route(listSitemapGoods, (ctx, { query }) => listGoodsForSitemap(ctx, query)),
];
