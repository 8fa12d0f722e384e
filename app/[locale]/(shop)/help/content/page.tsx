import { HelpCentre } from "@/components/content/help/help-centre";
import { helpCentreMetadata } from "@/lib/seo/help";

export const prefetch = "partial";

export const instant = false;

export async function generateMetadata() {
	return helpCentreMetadata();
}

/**
 * Articles have this path too, told apart by the query. A page that reads no query is taken for all of them by a
 * browser's router, so this one reads it.
 */
export default async function HelpCentrePage({
	searchParams,
}: PageProps<"/[locale]/help/content">) {
	await searchParams;
	return <HelpCentre />;
}
