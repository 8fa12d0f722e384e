import { readFileSync } from "node:fs";
import type english from "../../messages/en.json";

export type Words = typeof english;

/** Everything that the shop says in one language. */
export function wordsIn(locale: string): Words {
	return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
}
