import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findMerchantShelf } from "@/components/marketplace/merchant/find-merchant-shelf";
import { MerchantShelf } from "@/components/marketplace/merchant/merchant-shelf";
import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";
import { merchantShelfMetadata } from "@/lib/seo/merchant";
import { missingMetadata } from "@/lib/seo/missing";

export const instant = false;

type Props = PageProps<"/[locale]/merchant/shop">;

export async function generateMetadata(props: Props): Promise<Metadata> {
	const found = await findMerchantShelf(await props.searchParams);
	return found ? merchantShelfMetadata(found) : missingMetadata();
}

/** Words have no end, so what they find is shown for each request. Without a merchant the street answers. */
export default async function MerchantSearchPage(props: Props) {
	const query = await props.searchParams;
	if (query.id === undefined) await permanentRedirect(paths.street());
	const found = await findMerchantShelf(query);
	if (!found) notFound();
	return <MerchantShelf {...found} />;
}
