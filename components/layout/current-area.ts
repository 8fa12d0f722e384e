import type { CartType } from "@/gateway/contract/values";
import { pageIn } from "@/lib/theme/area";

const areas: CartType[] = ["SUPERMARKET", "E_COMMERCE"];

/**
 * Selects the link to the area a shopper stands in, for a rule inside a styled root: by its path at an area's home,
 * by the root's own area where the route decides it, by the page's mark everywhere else. No script is needed for it.
 */
export function currentArea(link: string): string {
	const byPage = areas.map(
		(area) => `body:has(${pageIn(area)}) & ${link}[data-area="${area}"]`,
	);
	const byRoute = areas.map(
		(area) => `&[data-area="${area}"] ${link}[data-area="${area}"]`,
	);
	return [`${link}[aria-current]`, ...byRoute, ...byPage].join(", ");
}
