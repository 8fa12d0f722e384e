import { getHome } from "../../contract/home";
import * as contract from "../../contract/operator-home";
import { route } from "../../http/route";
import { banners } from "./banners";
import { arrangeOn, listBoard, removeFrom, saveOn } from "./board";
import { sections } from "./sections";
import { getHomeIndex } from "./service";

export const homeRoutes = [
	route(getHome, (ctx, { query }) => getHomeIndex(ctx, query.cartType)),
	route(contract.readBanners, (ctx) => listBoard(banners, ctx)),
	route(contract.saveBanner, (ctx, { body: { id, ...fields } }) =>
		saveOn(banners, ctx, { id, fields }),
	),
	route(contract.removeBanner, (ctx, { params }) =>
		removeFrom(banners, ctx, params.id),
	),
	route(contract.arrangeBanners, (ctx, { params, body }) =>
		arrangeOn(banners, ctx, { ...params, ...body }),
	),
	route(contract.readSections, (ctx) => listBoard(sections, ctx)),
	route(contract.saveSection, (ctx, { body: { id, ...fields } }) =>
		saveOn(sections, ctx, { id, fields }),
	),
	route(contract.removeSection, (ctx, { params }) =>
		removeFrom(sections, ctx, params.id),
	),
	route(contract.arrangeSections, (ctx, { params, body }) =>
		arrangeOn(sections, ctx, { ...params, ...body }),
	),
];
