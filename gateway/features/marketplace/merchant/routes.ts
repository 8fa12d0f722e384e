import { listFavouriteStates } from "../../../contract/catalog/favourites";
import * as contract from "../../../contract/marketplace/merchant";
import * as admin from "../../../contract/marketplace/merchant-admin";
import * as followContract from "../../../contract/marketplace/merchant-follow";
import { route } from "../../../http/route";
import { listFavouritesAmong } from "../../catalog/favourites/service";
import * as detail from "./detail";
import * as follow from "./follow";
import { readQualifications } from "./qualification";
import * as street from "./service";
import * as settings from "./settings";
import { listShopTypes } from "./types";

export const merchantRoutes = [
	route(followContract.listFollowedMerchants, (ctx, { query }) =>
		follow.listOwnFollows(ctx, query),
	),
	route(followContract.followMerchant, (ctx, { params }) =>
		follow.followOneMerchant(ctx, params.id),
	),
	route(followContract.unfollowMerchant, (ctx, { params }) =>
		follow.unfollowOneMerchant(ctx, params.id),
	),
	route(listFavouriteStates, async (ctx, { query }) => ({
		goodsIds: await listFavouritesAmong(ctx, query.goodsIds),
		merIds: await follow.listFollowedOf(ctx, query.merIds),
	})),
	route(contract.listMerchantTypes, async (ctx) => listShopTypes(ctx.locale)),
	route(contract.listMerchantCategories, (ctx) =>
		street.listCategoriesOfMerchants(ctx),
	),
	route(contract.listMerchants, (ctx, { query }) =>
		street.readMerchantStreet(ctx, query),
	),
	route(contract.searchMerchants, (ctx, { query }) =>
		street.readMerchantStreet(ctx, query),
	),
	route(contract.getMerchant, (ctx, { params }) =>
		street.readMerchant(ctx, params.id),
	),
	route(contract.getMerchantDetail, (ctx, { params }) =>
		detail.readMerchantDetail(ctx, params.id),
	),
	route(contract.getMerchantService, (ctx, { params }) =>
		detail.readMerchantService(ctx, params.id),
	),
	route(contract.listMerchantQualifications, (ctx, { params }) =>
		readQualifications(ctx, params.id),
	),
	route(contract.listCategoriesOfMerchant, (ctx, { params }) =>
		detail.readCategoriesOfMerchant(ctx, params.id),
	),
	route(admin.listShops, (ctx, { query }) =>
		settings.listShopsForStaff(ctx, query),
	),
	route(admin.getShop, (ctx, { query }) =>
		settings.getShopForStaff(ctx, query.merId),
	),
	route(admin.editShop, (ctx, { body }) =>
		settings.editShopForStaff(ctx, body),
	),
];
