import type { Metadata } from "next";
import { StreetPage } from "@/components/marketplace/merchant/street-page";
import { readStreet } from "@/lib/routes/street-path";
import { streetMetadata } from "@/lib/seo/merchant";

export const instant = false;

type Props = PageProps<"/[locale]/merchant/merchant_street">;

/** The latest of several values counts. */
async function readPlace({ searchParams }: Props) {
	const query = await searchParams;
	return readStreet((name) => [query[name]].flat().at(-1));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	return streetMetadata(await readPlace(props));
}

/** Words have no end, so merchants found by name are shown for each request; all else is a stored page. */
export default async function MerchantStreetPage(props: Props) {
	return <StreetPage place={await readPlace(props)} />;
}
