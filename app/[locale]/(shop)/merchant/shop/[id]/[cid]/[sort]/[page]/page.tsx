import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findMerchantShelf } from "@/components/marketplace/merchant/find-merchant-shelf";
import { MerchantShelf } from "@/components/marketplace/merchant/merchant-shelf";
import { merchantShelfMetadata } from "@/lib/seo/merchant";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/shop/[id]/[cid]/[sort]/[page]">;

/** No merchant has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0", cid: "all", sort: "default", page: "1" }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const found = await findMerchantShelf(await props.params);
	return found ? merchantShelfMetadata(found) : missingMetadata();
}

export default async function MerchantShopPage(props: Props) {
	const found = await findMerchantShelf(await props.params);
	if (!found) notFound();
	return <MerchantShelf {...found} />;
}
