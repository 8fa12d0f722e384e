import { readSite, saveSite } from "../../contract/operator-site";
import { route } from "../../http/route";
import { readSiteForOperator, saveSiteForOperator } from "./keep-site";

export const siteRoutes = [
	route(readSite, (ctx) => readSiteForOperator(ctx)),
	route(saveSite, (ctx, { body }) => saveSiteForOperator(ctx, body)),
];
