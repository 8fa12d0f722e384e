import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export const instant = false;

/** Names no merchant: the street shows them all. Like a merchant's front it must be a page that reads its query. */
export default async function Page(
	props: PageProps<"/[locale]/merchant/qualification">,
) {
	await props.searchParams;
	await permanentRedirect(paths.street());
}
