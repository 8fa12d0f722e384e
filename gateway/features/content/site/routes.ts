import { readSite, saveSite } from "../../../contract/content/site-admin";
import { route } from "../../../http/route";
import { readSiteForOperator, saveSiteForOperator } from "./admin/site";

export const siteRoutes = [
	route(readSite, (ctx) => readSiteForOperator(ctx)),
	route(saveSite, (ctx, { body }) => saveSiteForOperator(ctx, body)),
];
