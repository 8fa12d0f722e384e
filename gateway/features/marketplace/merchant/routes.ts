import { listFavouriteStates } from "../../../contract/catalog/favourites";
import {
	getMerchant,
	getMerchantDetail,
	getMerchantService,
	listCategoriesOfMerchant,
	listMerchantCategories,
	listMerchantQualifications,
	listMerchants,
	listMerchantTypes,
	searchMerchants,
} from "../../../contract/marketplace/merchant";
import {
	editShop,
	getShop,
	listShops,
} from "../../../contract/marketplace/merchant-admin";
import {
	followMerchant,
	listFollowedMerchants,
	unfollowMerchant,
} from "../../../contract/marketplace/merchant-follow";
import { route } from "../../../http/route";
import { listFavouritesAmong } from "../../catalog/favourites/service";
import { readCategoriesOfMerchant } from "./categories";
import { readMerchantDetail, readMerchantService } from "./detail";
import {
	followOneMerchant,
	listFollowedOf,
	listOwnFollows,
	unfollowOneMerchant,
} from "./follow";
import { readQualifications } from "./qualification";
import {
	listCategoriesOfMerchants,
	listTypesOfMerchants,
	readMerchant,
	readMerchantStreet,
} from "./service";
import {
	editShopForStaff,
	getShopForStaff,
	listShopsForStaff,
} from "./settings";

export const merchantRoutes = [
	route(listFollowedMerchants, (ctx, { query }) => listOwnFollows(ctx, query)),
	route(followMerchant, (ctx, { params }) => followOneMerchant(ctx, params.id)),
	route(unfollowMerchant, (ctx, { params }) =>
		unfollowOneMerchant(ctx, params.id),
	),
	route(listFavouriteStates, async (ctx, { query }) => ({
		goodsIds: await listFavouritesAmong(ctx, query.goodsIds),
		merIds: await listFollowedOf(ctx, query.merIds),
	})),
	route(listMerchantTypes, async (ctx) => listTypesOfMerchants(ctx)),
	route(listMerchantCategories, (ctx) => listCategoriesOfMerchants(ctx)),
	route(listMerchants, (ctx, { query }) => readMerchantStreet(ctx, query)),
	route(searchMerchants, (ctx, { query }) => readMerchantStreet(ctx, query)),
	route(getMerchant, (ctx, { params }) => readMerchant(ctx, params.id)),
	route(getMerchantDetail, (ctx, { params }) =>
		readMerchantDetail(ctx, params.id),
	),
	route(getMerchantService, (ctx, { params }) =>
		readMerchantService(ctx, params.id),
	),
	route(listMerchantQualifications, (ctx, { params }) =>
		readQualifications(ctx, params.id),
	),
	route(listCategoriesOfMerchant, (ctx, { params }) =>
		readCategoriesOfMerchant(ctx, params.id),
	),
	route(listShops, (ctx, { query }) => listShopsForStaff(ctx, query)),
	route(getShop, (ctx, { query }) => getShopForStaff(ctx, query.merId)),
	route(editShop, (ctx, { body }) => editShopForStaff(ctx, body)),
];
