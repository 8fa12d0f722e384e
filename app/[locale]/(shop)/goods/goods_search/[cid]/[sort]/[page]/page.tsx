import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryList } from "@/components/list/category-list";
import { categoryListMetadata } from "@/components/list/category-list-metadata";
import { readListPlace } from "@/lib/list-query";
import type { ListPlace } from "@/lib/routes";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods/goods_search/[cid]/[sort]/[page]">;

/** No category has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ cid: "0", sort: "default", page: "1" }];
}

async function findPlace({ params }: Props): Promise<ListPlace | undefined> {
	return readListPlace(await params);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = await findPlace(props);
	return place ? categoryListMetadata(place) : {};
}

export default async function CategoryListPage(props: Props) {
	const place = await findPlace(props);
	if (!place) notFound();
	return <CategoryList place={place} />;
}
