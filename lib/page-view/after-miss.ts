// What a shopper who looked in vain then looked for. It is kept by the open page alone and gone with it.

const lifeMs = 10 * 60_000;

let missed: { keyword: string; at: number } | undefined;
let lastSearched = "";

export function noteSearched(keyword: string): void {
	lastSearched = keyword;
}

export function noteMissed(keyword: string): void {
	missed = { keyword, at: Date.now() };
	lastSearched = "";
}

/** The words that found nothing and those looked for since, once; undefined where all was found or it is too long ago. */
export function takeMissed(): { keyword: string; next: string } | undefined {
	const taken = missed;
	missed = undefined;
	if (!taken || Date.now() - taken.at > lifeMs) return undefined;
	const { keyword } = taken;
	return { keyword, next: lastSearched === keyword ? "" : lastSearched };
}
