import * as contract from "../../../contract/catalog/goods";
import { listSuggestions } from "../../../contract/catalog/search";
import { route } from "../../../http/route";
import { listGoodsForFeed, listGoodsForSitemap } from "./feed";
import {
	getGoodsDetail,
	listGoodsPage,
	listShownCards,
	recommendGoods,
} from "./service";
import { suggest } from "./suggest";

export const goodsRoutes = [
	route(contract.listGoods, (ctx, { query }) => listGoodsPage(ctx, query)),
	route(contract.getGoods, (ctx, { params }) => getGoodsDetail(ctx, params)),
	route(contract.listRecommendedGoods, (ctx, { query }) =>
		recommendGoods(ctx, query),
	),
	route(contract.listGoodsCards, (ctx, { query }) =>
		listShownCards(ctx, query),
	),
	route(listSuggestions, (ctx, { query }) => suggest(ctx, query.q)),
	route(contract.listSitemapGoods, (ctx, { query }) =>
		listGoodsForSitemap(ctx, query),
	),
	route(contract.listFeedGoods, (ctx, { query }) =>
		listGoodsForFeed(ctx, query),
	),
];
