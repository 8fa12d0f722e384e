import type { CategoryNode } from "@/gateway/contract/category";
import { paths } from "@/lib/routes";
import { siteAddress } from "../site-address";
import { pageEntries } from "./page-entries";

/** Both homes, the choice of categories and the first page of each category. */
export function publicPages(trees: CategoryNode[]): string {
	const { origin } = siteAddress();
	const categories = trees.flatMap((top) => [top, ...(top.childList ?? [])]);
	return [
		paths.home("SUPERMARKET"),
		paths.home("E_COMMERCE"),
		paths.categories(),
		...categories.map(({ id }) => paths.goodsList({ cid: id })),
	]
		.map((path) => pageEntries(origin, { path }))
		.join("");
}
