import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchList } from "@/components/catalog/list/search-list";
import { readStoredWords } from "@/lib/routes/list-path";
import { readListQuery } from "@/lib/routes/list-query";
import type { ListQuery } from "@/lib/routes/paths";
import { searchMetadata } from "@/lib/seo/list";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props =
	PageProps<"/[locale]/goods/goods_search/words/[words]/[area]/[sort]/[page]">;

/** It says no words: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ words: "-", area: "all", sort: "default", page: "1" }];
}

async function findPlace({ params }: Props): Promise<ListQuery | undefined> {
	const { words, area, sort, page } = await params;
	const title = readStoredWords(words);
	return title === undefined
		? undefined
		: readListQuery({ title, cartType: area, sort, page });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = await findPlace(props);
	return place ? searchMetadata(place) : missingMetadata();
}

/** Results of some words; those with filters are rendered by the page of `goods_search` itself. */
export default async function StoredSearchPage(props: Props) {
	const place = await findPlace(props);
	if (!place) notFound();
	return <SearchList place={place} />;
}
