import { getHome } from "../../../contract/content/home";
import * as contract from "../../../contract/content/home-admin";
import { route } from "../../../http/route";
import * as arranged from "./arranged-rows";
import { banners } from "./banners";
import { sections } from "./sections";
import { getHomeIndex } from "./service";

export const homeRoutes = [
	route(getHome, (ctx, { query }) => getHomeIndex(ctx, query.cartType)),
	route(contract.readBanners, (ctx) => arranged.listArranged(banners, ctx)),
	route(contract.saveBanner, (ctx, { body: { id, ...fields } }) =>
		arranged.saveArranged(banners, ctx, { id, fields }),
	),
	route(contract.removeBanner, (ctx, { params }) =>
		arranged.removeArranged(banners, ctx, params.id),
	),
	route(contract.arrangeBanners, (ctx, { params, body }) =>
		arranged.arrange(banners, ctx, { ...params, ...body }),
	),
	route(contract.readSections, (ctx) => arranged.listArranged(sections, ctx)),
	route(contract.saveSection, (ctx, { body: { id, ...fields } }) =>
		arranged.saveArranged(sections, ctx, { id, fields }),
	),
	route(contract.removeSection, (ctx, { params }) =>
		arranged.removeArranged(sections, ctx, params.id),
	),
	route(contract.arrangeSections, (ctx, { params, body }) =>
		arranged.arrange(sections, ctx, { ...params, ...body }),
	),
];
