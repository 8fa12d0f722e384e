import type { Input } from "../../contract/call";
import type { recordVisit } from "../../contract/visit";
import { visit } from "../../db/schema/visit";
import type { Ctx } from "../../http/context";

// Page views for the operator's figures: the page, where it was reached from, the language, the time.

export async function countVisit(
	ctx: Ctx,
	{ path, referrer }: Input<typeof recordVisit>["body"],
): Promise<null> {
	await ctx.db
		.insert(visit)
		.values({ path, referrer, locale: ctx.locale, visitedAt: ctx.now() });
	return null;
}
