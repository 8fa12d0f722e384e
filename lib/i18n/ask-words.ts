import type { LocaleCode } from "@/gateway/contract/locale";
import type { Messages } from "./messages";
import type { WordPart } from "./part-words";

const asked = new Map<string, Promise<Partial<Messages>>>();

/** Words of a part that opens on wish, asked for once a page. */
export function askWords(
	part: WordPart,
	locale: LocaleCode,
): Promise<Partial<Messages>> {
	const path = `/api/words/${part}/${locale}`;
	const words = asked.get(path) ?? fetchWords(path);
	asked.set(path, words);
	// What failed once may be asked for again.
	words.catch(() => asked.delete(path));
	return words;
}

async function fetchWords(path: string): Promise<Partial<Messages>> {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`no words at ${path}`);
	return response.json();
}
