import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readPage } from "@/components/catalog/list/read-list";
import { SearchList } from "@/components/catalog/list/search-list";
import { readListParts } from "@/lib/routes/list-path";
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
	return readListParts("words", words, area, sort, page);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = await findPlace(props);
	const isThere = place && (await readPage(place));
	return isThere ? searchMetadata(place) : missingMetadata();
}

/** Results of some words; those with filters are rendered by the page of `goods_search` itself. */
export default async function StoredSearchPage(props: Props) {
	const place = await findPlace(props);
	if (!place) notFound();
	return <SearchList place={place} />;
}
