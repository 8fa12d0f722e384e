import type { Metadata } from "next";
import { StoreSearch } from "@/components/delivery/store/store-search";
import { permanentRedirect } from "@/lib/i18n/redirect";
import { paths } from "@/lib/routes/paths";
import { readStoreKeyword } from "@/lib/routes/store-keyword";
import { storeSearchMetadata } from "@/lib/seo/store";

export const instant = false;

type Props = PageProps<"/[locale]/store/store_list">;

export async function generateMetadata(props: Props): Promise<Metadata> {
	const keyword = readStoreKeyword(await props.searchParams);
	return keyword ? storeSearchMetadata(keyword) : {};
}

/** Words have no end, so this page is made for each request. */
export default async function StoreListPage(props: Props) {
	const keyword = readStoreKeyword(await props.searchParams);
	if (!keyword) return permanentRedirect(paths.stores());
	return <StoreSearch keyword={keyword} />;
}
