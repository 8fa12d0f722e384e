import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryList } from "@/components/catalog/list/category-list";
import { categoryListMetadata } from "@/components/catalog/list/category-list-metadata";
import { SearchList } from "@/components/catalog/list/search-list";
import { permanentRedirect } from "@/lib/i18n/redirect";
import { readListQuery } from "@/lib/routes/list-query";
import { isCategoryList, isEverything, paths } from "@/lib/routes/paths";
import { searchMetadata } from "@/lib/seo/list";

export const instant = false;

type Props = PageProps<"/[locale]/goods/goods_search">;

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = readListQuery(await props.searchParams);
	if (!place) return {};
	return isCategoryList(place)
		? categoryListMetadata(place)
		: searchMetadata(place);
}

/** What middleware does not send to a stored list: filters, many words, words within a category, a whole area. */
export default async function SearchPage(props: Props) {
	const place = readListQuery(await props.searchParams);
	if (!place) notFound();
	if (isEverything(place)) await permanentRedirect(paths.categories());
	return isCategoryList(place) ? (
		<CategoryList place={place} />
	) : (
		<SearchList place={place} />
	);
}
