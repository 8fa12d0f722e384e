import {
	type MissedSearch,
	proposalsMax,
	proposedFrom,
} from "../../../contract/catalog/search-admin";
import { localize } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";
import { listChosen } from "./miss-repository";

/** What shoppers chose after each of these words found nothing. */
export async function listProposals(
	ctx: Ctx,
	keywords: string[],
	since: string,
): Promise<Map<string, MissedSearch["proposals"]>> {
	const rows = keywords.length
		? await listChosen(ctx.db, keywords, { since, countMin: proposedFrom })
		: [];
	return new Map(
		keywords.map((keyword) => {
			const chosen = rows.filter((row) => row.keyword === keyword);
			return [
				keyword,
				chosen.slice(0, proposalsMax).map(({ next, goods, count }) => {
					const name = localize(goods.name, ctx.locale);
					return { word: next || name, goods: { id: goods.id, name }, count };
				}),
			];
		}),
	);
}
