import {
	listMerchantCategories,
	listMerchantTypes,
} from "../../contract/merchant";
import { route } from "../../http/route";
import { listCategoriesOfMerchants, listTypesOfMerchants } from "./service";

export const merchantRoutes = [
	route(listMerchantTypes, async (ctx) => listTypesOfMerchants(ctx)),
	route(listMerchantCategories, (ctx) => listCategoriesOfMerchants(ctx)),
];
