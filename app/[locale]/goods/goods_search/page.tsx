import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryChoice } from "@/components/list/category-choice";
import { CategoryList } from "@/components/list/category-list";
import { categoryListMetadata } from "@/components/list/category-list-metadata";
import { SearchList } from "@/components/list/search-list";
import { readListPlace } from "@/lib/list-query";
import { searchMetadata } from "@/lib/seo/list";

export const instant = false;

type Props = PageProps<"/[locale]/goods/goods_search">;

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = readListPlace(await props.searchParams);
	if (!place) return {};
	return place.cid !== undefined && place.title === undefined
		? categoryListMetadata(place)
		: searchMetadata(place);
}

/** What middleware does not send to a stored list: free text, a whole area, and a category with a stranger's parameters. */
export default async function SearchPage(props: Props) {
	const place = readListPlace(await props.searchParams);
	if (!place) notFound();
	const { cid, title, cartType } = place;
	if (title !== undefined || (cid === undefined && cartType !== undefined))
		return <SearchList place={place} />;
	return cid === undefined ? (
		<CategoryChoice />
	) : (
		<CategoryList place={place} />
	);
}
