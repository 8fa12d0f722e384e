import type { Input } from "../../../contract/call";
import type { recordPageView } from "../../../contract/platform/page-view";
import { pageView } from "../../../db/schema/page-view";
import type { Ctx } from "../../../http/context";

// Page views for the operator's figures: the page, where it was reached from, the language, the time.

export async function countPageView(
	ctx: Ctx,
	{ path, referrer }: Input<typeof recordPageView>["body"],
): Promise<null> {
	await ctx.db
		.insert(pageView)
		.values({ path, referrer, locale: ctx.locale, viewedAt: ctx.now() });
	return null;
}
