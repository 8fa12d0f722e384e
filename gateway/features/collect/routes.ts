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
	isFollowed,
	listOwnFollows,
	unfollowOneMerchant,
} from "./follow";
import {
	dropKeptGoods,
	isKept,
	keepShownGoods,
	listOwnKeptGoods,
} from "./service";

export const collectRoutes = [
	route(listKeptGoods, (ctx, { query }) => listOwnKeptGoods(ctx, query)),
	route(keepGoods, (ctx, { body }) => keepShownGoods(ctx, body)),
	route(dropGoods, (ctx, { body }) => dropKeptGoods(ctx, body)),
	route(listWhichKept, async (ctx, { query }) => ({
		isKept: await isKept(ctx, query.goodsId),
		isFollowed: await isFollowed(ctx, query.merId),
	})),
	route(listFollowedMerchants, (ctx, { query }) => listOwnFollows(ctx, query)),
	route(followMerchant, (ctx, { params }) => followOneMerchant(ctx, params.id)),
	route(unfollowMerchant, (ctx, { params }) =>
		unfollowOneMerchant(ctx, params.id),
	),
];
