import { readLocalePath } from "./locale-path";

interface Asked {
	pathname: string;
	host: string | null;
	referrer: string | null;
}

/**
 * What was asked for on the same page in another language, without the question mark. A stored header's links to other
 * languages name the path alone, and without script nobody adds the query: the page they stood on is the referrer.
 */
export function queryLeftBehind(asked: Asked): string | undefined {
	if (!asked.referrer || !URL.canParse(asked.referrer)) return undefined;
	const from = new URL(asked.referrer);
	if (from.host !== asked.host) return undefined;
	const here = readLocalePath(asked.pathname);
	const there = readLocalePath(from.pathname);
	const isInOtherLanguage =
		there.path === here.path && there.locale !== here.locale;
	return (isInOtherLanguage && from.search.slice(1)) || undefined;
}
