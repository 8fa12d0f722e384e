import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Store } from "@/gateway/contract/delivery/store";
import type { StoreShelf } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { followedOnly, pageMetadata } from "./page-metadata";

export async function storesMetadata(): Promise<Metadata> {
	const t = await getTranslations("stores.index");
	const words = { title: t("title"), description: t("description") };
	return pageMetadata({ ...words, path: paths.stores() });
}

export async function storeMetadata({ id, name, district, address }: Store) {
	const t = await getTranslations("stores.detail");
	const title = t("pageTitle", { name, district });
	const description = t("description", { name, address });
	return pageMetadata({ title, description, path: paths.store(id) });
}

interface ShelfWords {
	shelf: StoreShelf;
	store: Pick<Store, "name">;
	/** Absent where the shelf holds goods of every category. */
	category?: { name: string };
}

/** The same goods stand in the supermarket's own categories, which search engines keep: this one is followed only. */
export async function storeShelfMetadata({
	shelf,
	store: { name },
	category,
}: ShelfWords) {
	const t = await getTranslations("stores.shelf");
	const { id, cid, page } = shelf;
	const title = category ? `${category.name}｜${name}` : t("title", { name });
	const description = t("description", { title });
	const path = paths.storeShelf({ id, cid, page });
	return {
		...(await pageMetadata({ title, description, path })),
		robots: followedOnly,
	};
}

export async function storeSearchMetadata(keyword: string): Promise<Metadata> {
	const t = await getTranslations("stores.search");
	return { title: t("title", { keyword }), robots: followedOnly };
}
