import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { HelpCategory } from "@/gateway/contract/content/help";
import { agreementNames } from "@/gateway/contract/content/help-terms";
import { paths } from "@/lib/routes/paths";
import { siteAddress } from "../site-address";
import { pageEntries } from "./page-entries";

/** The front of each merchant, all it sells, its categories and who it is. */
export function merchantPages(merchants: { id: number }[]): string {
	const { origin } = siteAddress();
	return merchants
		.flatMap(({ id }) => [
			paths.merchant(id),
			paths.merchantShelf({ id }),
			paths.merchantCategories(id),
			paths.merchantQualification(id),
		])
		.map((path) => pageEntries(origin, { path }))
		.join("");
}

/** The entrance of the supermarket's stores, and each of them. */
export function storePages(stores: { id: number }[]): string {
	const { origin } = siteAddress();
	return [paths.stores(), ...stores.map(({ id }) => paths.store(id))]
		.map((path) => pageEntries(origin, { path }))
		.join("");
}

/** What runs or is coming, reduced goods and leaderboards. */
export function campaignPages(activities: { id: number }[]): string {
	const { origin } = siteAddress();
	return [
		paths.activities(),
		...activities.map(({ id }) => paths.activities(id)),
		paths.promotions(),
		paths.promotions({ cartType: "SUPERMARKET" }),
		paths.leaderboard(),
		paths.leaderboard("SUPERMARKET"),
	]
		.map((path) => pageEntries(origin, { path }))
		.join("");
}

/**
 * Both homes, the choice of categories, the street of merchants, group offers, the first page of each category, and
 * whatever the shop explains.
 */
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
		paths.street(),
		paths.groups(),
		...categories.map(({ id }) => paths.goodsList({ cid: id })),
		paths.help(),
		...articles.map(({ id }) => paths.help(id)),
		...agreementNames.map((name) => paths.agreement(name)),
	]
		.map((path) => pageEntries(origin, { path }))
		.join("");
}
