import {
	getLeaderboard,
	listPromotions,
} from "../../../contract/sales/promotion";
import { route } from "../../../http/route";
import { listReducedGoods, rankGoods } from "./service";

export const promotionRoutes = [
	route(listPromotions, (ctx, { query }) => listReducedGoods(ctx, query)),
	route(getLeaderboard, (ctx, { query }) => rankGoods(ctx, query)),
];
