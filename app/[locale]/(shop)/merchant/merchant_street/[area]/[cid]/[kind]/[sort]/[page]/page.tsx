import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StreetPage } from "@/components/marketplace/merchant/street-page";
import { readStreetParts } from "@/lib/routes/street-path";
import { streetMetadata } from "@/lib/seo/merchant";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props =
	PageProps<"/[locale]/merchant/merchant_street/[area]/[cid]/[kind]/[sort]/[page]">;

/** No page has number 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ area: "all", cid: "all", kind: "all", sort: "range", page: "0" }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const place = readStreetParts(await props.params);
	return place ? streetMetadata(place) : missingMetadata();
}

export default async function MerchantStreetPage(props: Props) {
	const place = readStreetParts(await props.params);
	if (!place) notFound();
	return <StreetPage place={place} />;
}
