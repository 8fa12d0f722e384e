import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";

/** The words of a search among stores; undefined where there are none. The latest of several counts. */
export function readStoreKeyword({
	keyword,
}: Record<string, string | string[] | undefined>): string | undefined {
	const words = [keyword].flat().at(-1)?.trim();
	return words?.slice(0, keywordMaxLength) || undefined;
}
