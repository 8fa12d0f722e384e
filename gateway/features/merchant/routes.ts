import {
	getMerchant,
	listMerchantCategories,
	listMerchants,
	listMerchantTypes,
} from "../../contract/merchant";
import { route } from "../../http/route";
import {
	listCategoriesOfMerchants,
	listTypesOfMerchants,
	readMerchant,
	readMerchantStreet,
} from "./service";

export const merchantRoutes = [
	route(listMerchantTypes, async (ctx) => listTypesOfMerchants(ctx)),
	route(listMerchantCategories, (ctx) => listCategoriesOfMerchants(ctx)),
	route(listMerchants, (ctx, { query }) => readMerchantStreet(ctx, query)),
	route(getMerchant, (ctx, { params }) => readMerchant(ctx, params.id)),
];
