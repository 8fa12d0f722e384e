import { addressOf, readLocalePath } from "./locale-path";
import { samePage } from "./same-page";

interface Asked {
	pathname: string;
	/** With its question mark. */
	search: string;
	host: string | null;
	referrer: string | null;
}

/**
 * Where a language link leads that could not say all of it; undefined for any other request. A stored header's links
 * name the path alone, and those of a page rendered for one visitor not even that, until a script completes them. What
 * is missing stands in the referrer: the page in the other language.
 */
export function pageLeftBehind(asked: Asked): string | undefined {
	const isUnnamed = asked.search === `?${samePage}`;
	if (asked.search && !isUnnamed) return undefined;
	const { locale, path } = readLocalePath(asked.pathname);
	const left = ownPage(asked);
	if (isUnnamed)
		return (
			addressOf({ locale, path: left?.path ?? path }) + (left?.search ?? "")
		);
	if (!left?.search || left.path !== path || left.locale === locale)
		return undefined;
	return asked.pathname + left.search;
}

function ownPage({ host, referrer }: Asked) {
	if (!referrer || !URL.canParse(referrer)) return undefined;
	const from = new URL(referrer);
	if (from.host !== host) return undefined;
	return { ...readLocalePath(from.pathname), search: from.search };
}
