import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export const instant = false;

/** Says not like which: the street shows them all. Like a merchant's front it must be a page that reads its query. */
export default async function Page(
	props: PageProps<"/[locale]/merchant/merchant_more">,
) {
	await props.searchParams;
	await permanentRedirect(paths.street());
}
