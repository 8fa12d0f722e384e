import { getHome } from "../../contract/home";
import * as contract from "../../contract/operator-home";
import { route } from "../../http/route";
import * as banners from "./keep-banners";
import * as sections from "./keep-sections";
import { getHomeIndex } from "./service";

export const homeRoutes = [
	route(getHome, (ctx, { query }) => getHomeIndex(ctx, query.cartType)),
	route(contract.readBanners, (ctx) => banners.listBannersForOperator(ctx)),
	route(contract.saveBanner, (ctx, { body }) => banners.saveBanner(ctx, body)),
	route(contract.removeBanner, (ctx, { params }) =>
		banners.removeBanner(ctx, params.id),
	),
	route(contract.arrangeBanners, (ctx, { params, body }) =>
		banners.arrangeBanners(ctx, params.cartType, body.ids),
	),
	route(contract.readSections, (ctx) => sections.listSectionsForOperator(ctx)),
	route(contract.saveSection, (ctx, { body }) =>
		sections.saveSection(ctx, body),
	),
	route(contract.removeSection, (ctx, { params }) =>
		sections.removeSection(ctx, params.id),
	),
	route(contract.arrangeSections, (ctx, { params, body }) =>
		sections.arrangeSections(ctx, params.cartType, body.ids),
	),
];
