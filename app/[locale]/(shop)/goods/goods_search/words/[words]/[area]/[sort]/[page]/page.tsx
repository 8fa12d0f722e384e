import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchList } from "@/components/catalog/list/search-list";
import { readStoredWords } from "@/lib/routes/list-path";
import { searchMetadata } from "@/lib/seo/list";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods/goods_search/words/[words]">;

/** It says no words: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ words: "-" }];
}

async function readWords({ params }: Props): Promise<string | undefined> {
	return readStoredWords((await params).words);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const title = await readWords(props);
	return title ? searchMetadata({ title }) : missingMetadata();
}

/** The first results of some words, in their usual order; `../../page.tsx` has the others. */
export default async function StoredSearchPage(props: Props) {
	const title = await readWords(props);
	if (!title) notFound();
	return <SearchList place={{ title, sort: "default", page: 1 }} />;
}
