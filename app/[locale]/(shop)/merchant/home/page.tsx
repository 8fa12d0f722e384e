import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export const instant = false;

/**
 * Names no merchant: the street shows them all. The browser's router asks here to learn which route answers all queries,
 * so that this must be a page, and one that reads its query.
 */
export default async function Page(
	props: PageProps<"/[locale]/merchant/home">,
) {
	await props.searchParams;
	await permanentRedirect(paths.street());
}
