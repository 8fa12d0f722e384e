import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryList } from "@/components/list/category-list";
import { categoryListMetadata } from "@/components/list/category-list-metadata";
import { SearchList } from "@/components/list/search-list";
import { currentLocale } from "@/lib/i18n/locale";
import { permanentRedirect } from "@/lib/i18n/navigation";
import { readListPlace } from "@/lib/list-query";
import { isCategoryList, isEverything, paths } from "@/lib/routes";
import { searchMetadata } from "@/lib/seo/list";

export const instant = false;

type Props = PageProps<"/[locale]/goods/goods_search">;

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = readListPlace(await props.searchParams);
	if (!place) return {};
	return isCategoryList(place)
		? categoryListMetadata(place)
		: searchMetadata(place);
}

/** What middleware does not send to a stored list: free text, a whole area, and a category with filters. */
export default async function SearchPage(props: Props) {
	const place = readListPlace(await props.searchParams);
	if (!place) notFound();
	if (isEverything(place))
		permanentRedirect({
			href: paths.categories(),
			locale: await currentLocale(),
		});
	return isCategoryList(place) ? (
		<CategoryList place={place} />
	) : (
		<SearchList place={place} />
	);
}
