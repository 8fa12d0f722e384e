import { getHome } from "../../../contract/content/home";
import * as contract from "../../../contract/content/home-admin";
import { route } from "../../../http/route";
import {
	arrange,
	listArranged,
	removeArranged,
	saveArranged,
} from "./arranged-rows";
import { banners } from "./banners";
import { sections } from "./sections";
import { getHomeIndex } from "./service";

export const homeRoutes = [
	route(getHome, (ctx, { query }) => getHomeIndex(ctx, query.cartType)),
	route(contract.readBanners, (ctx) => listArranged(banners, ctx)),
	route(contract.saveBanner, (ctx, { body: { id, ...fields } }) =>
		saveArranged(banners, ctx, { id, fields }),
	),
	route(contract.removeBanner, (ctx, { params }) =>
		removeArranged(banners, ctx, params.id),
	),
	route(contract.arrangeBanners, (ctx, { params, body }) =>
		arrange(banners, ctx, { ...params, ...body }),
	),
	route(contract.readSections, (ctx) => listArranged(sections, ctx)),
	route(contract.saveSection, (ctx, { body: { id, ...fields } }) =>
		saveArranged(sections, ctx, { id, fields }),
	),
	route(contract.removeSection, (ctx, { params }) =>
		removeArranged(sections, ctx, params.id),
	),
	route(contract.arrangeSections, (ctx, { params, body }) =>
		arrange(sections, ctx, { ...params, ...body }),
	),
];
