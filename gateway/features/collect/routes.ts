import {
	dropGoods,
	followMerchant,
	keepGoods,
	listFollowedMerchants,
	listKeptGoods,
	listWhichKept,
	unfollowMerchant,
} from "../../contract/collect";
import { route } from "../../http/route";
import {
	followOneMerchant,
	listFollowedOf,
	listOwnFollows,
	unfollowOneMerchant,
} from "./follow";
import {
	dropKeptGoods,
	keepShownGoods,
	listKeptOf,
	listOwnKeptGoods,
} from "./service";

export const collectRoutes = [
	route(listKeptGoods, (ctx, { query }) => listOwnKeptGoods(ctx, query)),
	route(keepGoods, (ctx, { body }) => keepShownGoods(ctx, body)),
	route(dropGoods, (ctx, { body }) => dropKeptGoods(ctx, body)),
	route(listWhichKept, async (ctx, { query }) => ({
		goodsIds: await listKeptOf(ctx, query.goodsIds),
		merIds: await listFollowedOf(ctx, query.merIds),
	})),
	route(listFollowedMerchants, (ctx, { query }) => listOwnFollows(ctx, query)),
	route(followMerchant, (ctx, { params }) => followOneMerchant(ctx, params.id)),
	route(unfollowMerchant, (ctx, { params }) =>
		unfollowOneMerchant(ctx, params.id),
	),
];
