import type { Localized } from "../../../contract/locale";
import { documentTokens, tokenRuns } from "../../../full-text/tokens";
import { quote } from "../../../full-text/vector";

// Lines are found again by the words of their names, in every language, by their buyer alone: the account is a token
// among the words, so that one index answers, however many orders the shop has.

const partsMax = 16;

/** No word holds this sign. */
const ofAccount = (id: number) => quote(`#account${id}`);

/** The text form of a `tsvector`. */
export function lineVector(name: Localized, accountId: number): string {
	const tokens = Object.values(name).flatMap((text) => [
		...documentTokens(text),
	]);
	return [ofAccount(accountId), ...new Set(tokens.map(quote))].join(" ");
}

/**
 * The text form of a `tsquery`: every part, or the beginning of a longer word; of some accounts, or of all where none is
 * named. Undefined where nothing can be searched for.
 */
export function lineQuery(keyword: string, accountIds?: number[]) {
	const parts = tokenRuns(keyword).map((run) =>
		run.script === "spaced" ? [`${quote(run.word)}:*`] : run.grams.map(quote),
	);
	const wanted = parts.slice(0, partsMax).flat();
	if (wanted.length === 0) return undefined;
	const owners = accountIds && [`(${linesOf(accountIds)})`];
	return [...(owners ?? []), ...wanted].join(" & ");
}

/** The same for all lines of some accounts. */
export const linesOf = (accountIds: number[]) =>
	accountIds.map(ofAccount).join(" | ");
