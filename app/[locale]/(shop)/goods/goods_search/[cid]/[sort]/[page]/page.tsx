import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryList } from "@/components/catalog/list/category-list";
import { categoryListMetadata } from "@/components/catalog/list/category-list-metadata";
import { readListParts } from "@/lib/routes/list-path";
import type { ListQuery } from "@/lib/routes/paths";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods/goods_search/[cid]/[sort]/[page]">;

/** No category has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ cid: "0", sort: "default", page: "1" }];
}

async function findPlace({ params }: Props): Promise<ListQuery | undefined> {
	const { cid, sort, page } = await params;
	return readListParts(cid, sort, page);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = await findPlace(props);
	return place ? categoryListMetadata(place) : missingMetadata();
}

export default async function CategoryListPage(props: Props) {
	const place = await findPlace(props);
	if (!place) notFound();
	return <CategoryList place={place} />;
}
