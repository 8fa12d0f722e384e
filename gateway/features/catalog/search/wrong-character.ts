import type { Queryable } from "../../../db/client";
import { soundOf } from "../../../full-text/cantonese";
import { fold } from "../../../full-text/fold";
import { hanRuns } from "../../../full-text/grams";
import {
	listGrams,
	listGramsBeginning,
	listGramsSounding,
} from "./gram-repository";

// One wrong character in Chinese, where it finds nothing: 士多卑梨 is 士多啤梨 where some goods is called so. Between two
// characters that are known any may be meant; at either end only one that sounds the same.

const charactersMax = 20;

/** What was typed with each such character put right; undefined where there is none. */
export async function putCharactersRight(
	db: Queryable,
	typed: string,
): Promise<string | undefined> {
	let corrected = typed;
	for (const [run] of typed.matchAll(hanRuns)) {
		const mended = await putRunRight(db, [...run]);
		if (mended) corrected = corrected.replace(run, () => mended);
	}
	return corrected === typed ? undefined : corrected;
}

const gramsOf = (folded: string[]) =>
	folded.slice(1).map((next, at) => `${folded[at]}${next}`);

async function putRunRight(db: Queryable, written: string[]) {
	const folded = [...fold(written.join(""))];
	if (folded.length !== written.length || folded.length > charactersMax)
		return undefined;
	const grams = gramsOf(folded);
	const known = new Set((await listGrams(db, grams)).map(({ gram }) => gram));
	const unknown = [...grams.keys()].filter((at) => !known.has(grams[at] ?? ""));
	for (const at of suspectsOf(unknown)) {
		const right = await findRight(db, folded, at);
		if (right) return written.with(at, right).join("");
	}
	return undefined;
}

/** The characters that all unknown grams have in common. */
function suspectsOf([first, second, ...more]: number[]): number[] {
	if (first === undefined || more.length > 0) return [];
	if (second === undefined) return [first + 1, first];
	return second === first + 1 ? [second] : [];
}

/** What stands there in names, those that sound the same first. */
async function findRight(db: Queryable, folded: string[], at: number) {
	const [before, wrong, after] = [folded[at - 1], folded[at], folded[at + 1]];
	const pair = before === undefined ? `${wrong}${after}` : `${before}${wrong}`;
	const place = before === undefined ? 0 : 1;
	const sound = soundOf(pair);
	const alike = sound ? await listGramsSounding(db, [sound]) : [];
	const near =
		before !== undefined && after !== undefined
			? await listGramsBeginning(db, before)
			: [];
	const neighbour = before ?? after;
	const candidates = [...alike, ...near].filter(
		({ gram }) => [...gram][1 - place] === neighbour,
	);
	const madeWith = (one: string) => gramsOf(folded.with(at, one));
	const others = candidates.flatMap(({ gram }) =>
		madeWith([...gram][place] ?? ""),
	);
	if (others.length === 0) return undefined;
	const known = new Set((await listGrams(db, others)).map(({ gram }) => gram));
	const right = candidates.find(({ gram }) =>
		madeWith([...gram][place] ?? "").every((one) => known.has(one)),
	);
	return right && [...right.written][place];
}
