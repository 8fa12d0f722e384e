import { listFavouriteStates } from "../../../contract/catalog/favourites";
import * as contract from "../../../contract/marketplace/merchant";
import * as admin from "../../../contract/marketplace/merchant-admin";
import * as follow from "../../../contract/marketplace/merchant-follow";
import { route } from "../../../http/route";
import { listFavouritesAmong } from "../../catalog/favourites/service";
import {
	readCategoriesOfMerchant,
	readMerchantDetail,
	readMerchantService,
} from "./detail";
import {
	followOneMerchant,
	listFollowedOf,
	listOwnFollows,
	unfollowOneMerchant,
} from "./follow";
import { readQualifications } from "./qualification";
import {
	listCategoriesOfMerchants,
	readMerchant,
	readMerchantStreet,
} from "./service";
import {
	editShopForStaff,
	getShopForStaff,
	listShopsForStaff,
} from "./settings";
import { listShopTypes } from "./types";

export const merchantRoutes = [
	route(follow.listFollowedMerchants, (ctx, { query }) =>
		listOwnFollows(ctx, query),
	),
	route(follow.followMerchant, (ctx, { params }) =>
		followOneMerchant(ctx, params.id),
	),
	route(follow.unfollowMerchant, (ctx, { params }) =>
		unfollowOneMerchant(ctx, params.id),
	),
	route(listFavouriteStates, async (ctx, { query }) => ({
		goodsIds: await listFavouritesAmong(ctx, query.goodsIds),
		merIds: await listFollowedOf(ctx, query.merIds),
	})),
	route(contract.listMerchantTypes, async (ctx) => listShopTypes(ctx.locale)),
	route(contract.listMerchantCategories, (ctx) =>
		listCategoriesOfMerchants(ctx),
	),
	route(contract.listMerchants, (ctx, { query }) =>
		readMerchantStreet(ctx, query),
	),
	route(contract.searchMerchants, (ctx, { query }) =>
		readMerchantStreet(ctx, query),
	),
	route(contract.getMerchant, (ctx, { params }) =>
		readMerchant(ctx, params.id),
	),
	route(contract.getMerchantDetail, (ctx, { params }) =>
		readMerchantDetail(ctx, params.id),
	),
	route(contract.getMerchantService, (ctx, { params }) =>
		readMerchantService(ctx, params.id),
	),
	route(contract.listMerchantQualifications, (ctx, { params }) =>
		readQualifications(ctx, params.id),
	),
	route(contract.listCategoriesOfMerchant, (ctx, { params }) =>
		readCategoriesOfMerchant(ctx, params.id),
	),
	route(admin.listShops, (ctx, { query }) => listShopsForStaff(ctx, query)),
	route(admin.getShop, (ctx, { query }) => getShopForStaff(ctx, query.merId)),
	route(admin.editShop, (ctx, { body }) => editShopForStaff(ctx, body)),
];
