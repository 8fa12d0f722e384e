import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findShelf } from "@/components/delivery/store/find-shelf";
import { StoreShelf } from "@/components/delivery/store/store-shelf";
import { missingMetadata } from "@/lib/seo/missing";
import { storeShelfMetadata } from "@/lib/seo/store";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props =
	PageProps<"/[locale]/store/store_category/[id]/[cid]/[sort]/[page]">;

/** No store has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0", cid: "all", sort: "default", page: "1" }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const found = await findShelf(await props.params);
	return found ? storeShelfMetadata(found) : missingMetadata();
}

export default async function StoreCategoryPage(props: Props) {
	const found = await findShelf(await props.params);
	if (!found) notFound();
	return <StoreShelf {...found} />;
}
