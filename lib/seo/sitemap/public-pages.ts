import type { CategoryNode } from "@/gateway/contract/category";
import { agreementNames, type HelpCategory } from "@/gateway/contract/help";
import { paths } from "@/lib/routes";
import { siteAddress } from "../site-address";
import { pageEntries } from "./page-entries";

/** The front of each merchant. */
export function merchantPages(merchants: { id: number }[]): string {
	const { origin } = siteAddress();
	return merchants
		.map(({ id }) => pageEntries(origin, { path: paths.merchant(id) }))
		.join("");
}

/** The entrance of the supermarket's stores, and each of them. */
export function storePages(stores: { id: number }[]): string {
	const { origin } = siteAddress();
	return [paths.stores(), ...stores.map(({ id }) => paths.store(id))]
		.map((path) => pageEntries(origin, { path }))
		.join("");
}

/** Both homes, the choice of categories, the first page of each category, and whatever the shop explains. */
export function publicPages(
	trees: CategoryNode[],
	help: HelpCategory[],
): string {
	const { origin } = siteAddress();
	const articles = help.flatMap(({ childList = [] }) => childList);
	const categories = trees.flatMap((top) => [top, ...(top.childList ?? [])]);
	return [
		paths.home("SUPERMARKET"),
		paths.home("E_COMMERCE"),
		paths.categories(),
		...categories.map(({ id }) => paths.goodsList({ cid: id })),
		paths.help(),
		...articles.map(({ id }) => paths.help(id)),
		...agreementNames.map((name) => paths.agreement(name)),
	]
		.map((path) => pageEntries(origin, { path }))
		.join("");
}
