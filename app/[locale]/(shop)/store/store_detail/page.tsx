import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export const instant = false;

/** Names no store: the page of all stores answers. A browser's router asks here for the route of all queries. */
export default async function Page(
	props: PageProps<"/[locale]/store/store_detail">,
) {
	await props.searchParams;
	await permanentRedirect(paths.stores());
}
