import type { Input } from "../../../contract/call";
import type { recordChoice } from "../../../contract/catalog/search";
import type { Ctx } from "../../../http/context";
import { hongKongDay } from "../../../http/hong-kong-time";
import type { Limit } from "../../../http/limits";
import * as repository from "./miss-repository";
import { firstDay, isKept } from "./misses";
import { tidy } from "./tidy";

const perAddress: Limit = { name: "search-choice", points: 60, seconds: 3_600 };

/**
 * Counts a goods that was chosen after words that found nothing, for the operator to make a synonym of. Words that
 * nobody looked for in vain, goods off the shelf and what may be somebody's address or number are not counted.
 */
export async function countChoice(
	ctx: Ctx,
	body: Input<typeof recordChoice>["body"],
): Promise<null> {
	const [keyword, next] = [tidy(body.keyword), tidy(body.next)];
	const isCounted = isKept(keyword) && (next === "" || isKept(next));
	if (!ctx.settings.searchLearns || !isCounted || next === keyword) return null;
	await ctx.limits.take([{ limit: perAddress, key: ctx.clientAddress }]);
	const { goodsId } = body;
	await repository.countChoice(ctx.db, {
		day: hongKongDay(ctx.now()),
		since: firstDay(ctx.now()),
		keyword,
		next,
		goodsId,
	});
	return null;
}
