import { emptySite } from "../../../contract/content/site";
import type { Ctx } from "../../../http/context";
import { presentSite } from "./presenter";
import { findSite } from "./repository";

export { listSiteTexts } from "./repository";

// What an operator sets for the whole shop: how to reach people, the banner on top, the app, the links about us. A
// shop without it still opens: everything is empty then.

export async function getSiteConfig(ctx: Ctx) {
	const row = await findSite(ctx.db);
	return row ? presentSite(row, ctx.locale) : emptySite;
}
