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
} from "../../contract/merchant";
import { editShop, getShop, listShops } from "../../contract/operator-shop";
import { route } from "../../http/route";
import { readCategoriesOfMerchant } from "./categories";
import { readMerchantDetail, readMerchantService } from "./detail";
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
