import type { Localized } from "../../../contract/locale";
import type { Database } from "../../../db/client";
import { soundOf } from "../../../full-text/cantonese";
import { gramsOf } from "../../../full-text/grams";
import {
	type GramRow,
	insertGrams,
	listGrams,
	listNamesAfter,
} from "./gram-repository";

/** Of goods' Chinese names what slips are compared with, each once and in one order: two writers wait, and never for each other. */
export function gramRows(names: Localized[]): GramRow[] {
	const rows = new Map<string, GramRow>();
	for (const name of names)
		for (const one of gramsOf(name["zh-CN"] ?? "")) {
			const sound = soundOf(one.gram);
			if (sound) rows.set(one.gram, { ...one, sound });
		}
	return [...rows.values()].sort((left, right) =>
		left.gram < right.gram ? -1 : 1,
	);
}

const atOnce = 1_000;
const allRead: GramRow = { gram: "", written: "", sound: "", isWord: false };

/** Reads the names of goods that were there before names were learnt; once for a shop, from the start if it was ended. */
export async function learnNames(
	db: Database,
	ending: AbortSignal,
): Promise<void> {
	if ((await listGrams(db, [allRead.gram])).length > 0) return;
	for (let after = 0; !ending.aborted; ) {
		const goods = await listNamesAfter(db, after, atOnce);
		const last = goods.at(-1);
		if (!last) return insertGrams(db, [allRead]);
		await insertGrams(db, gramRows(goods.map(({ name }) => name)));
		after = last.id;
	}
}
