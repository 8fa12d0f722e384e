import { cacheTags } from "../../../contract/cache-tags";
import type { Database, Transaction } from "../../../db/client";
import { compileSynonyms, type Synonyms } from "../../../full-text/synonyms";
import type { Ctx } from "../../../http/context";
import { enqueueEffectLater } from "../../platform/outbox/service";
import ownGroups from "./synonyms.json";
import { tidy } from "./tidy";
import { findStamp, listAllGroups, listAllInstead } from "./words-repository";

// What operators say of words, ready for the search. Each process keeps it for some seconds and then asks whether
// anything has changed, so that a search costs no query and a change is everywhere soon after.

const lifeMs = 10_000;

export interface SearchWords {
	synonyms: Synonyms;
	/** Folded words that find nothing, with what is looked for in their place. */
	instead: Map<string, string>;
}

interface Kept {
	words: SearchWords;
	/** Changes with whatever is read. */
	stamp: string;
	askedAtMs: number;
}

const kept = new WeakMap<Database, Promise<Kept>>();

/** Those of the shop, until an operator changes them, and of its own groups of words where nobody ever has. */
export async function readSearchWords({
	db,
	now,
}: Pick<Ctx, "db" | "now">): Promise<SearchWords> {
	const askedAtMs = now().getTime();
	const known = await kept.get(db);
	if (known && Math.abs(askedAtMs - known.askedAtMs) < lifeMs)
		return known.words;
	const asked = renew(db, known, askedAtMs);
	kept.set(db, asked);
	// Whoever comes next tries anew.
	asked.catch(() => kept.delete(db));
	return (await asked).words;
}

/** Cached lists fall once every process has the new words: one rendered sooner would be kept with the old ones. */
export function notifyOfSearchWords(tx: Transaction): Promise<void> {
	return enqueueEffectLater(tx, lifeMs / 1_000 + 1, {
		kind: "cache-tags",
		payload: { tags: [cacheTags.searchWords] },
	});
}

/** For the process in which they were changed. */
export function forgetSearchWords({ db }: Pick<Ctx, "db">): void {
	kept.delete(db);
}

async function renew(
	db: Database,
	known: Kept | undefined,
	askedAtMs: number,
): Promise<Kept> {
	const stamp = await findStamp(db);
	if (known?.stamp === stamp) return { ...known, askedAtMs };
	const [groups, instead] = await Promise.all([
		listAllGroups(db),
		listAllInstead(db),
	]);
	const words = {
		synonyms: compileSynonyms(
			groups.length > 0 ? groups.map((group) => group.words) : ownGroups,
		),
		instead: new Map(
			instead.map(({ keyword, replacement }) => [tidy(keyword), replacement]),
		),
	};
	return { words, stamp, askedAtMs };
}
