import { useLocale } from "next-intl";
import useSWR from "swr";
import { askWords } from "./ask-words";
import type { Messages } from "./messages";
import type { WordPart } from "./part-words";

/** The words of a part that opens on wish, in the language of the page; undefined until they are there. */
export function usePartWords(part: WordPart): Partial<Messages> | undefined {
	const locale = useLocale();
	const { data } = useSWR(
		["words", part, locale],
		() => askWords(part, locale),
		{ revalidateOnFocus: false, revalidateIfStale: false },
	);
	return data;
}
