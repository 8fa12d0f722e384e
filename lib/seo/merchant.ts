import { getTranslations } from "next-intl/server";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import type { MerchantShelf, StreetQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { followedOnly, numbered, pageMetadata } from "./page-metadata";

type Named = Pick<MerchantDetail, "id" | "name">;

export function merchantMetadata({ id, name, introduction }: MerchantDetail) {
	const words = { title: name, description: introduction };
	return pageMetadata({ ...words, path: paths.merchant(id) });
}

export async function merchantCouponsMetadata({ id, name }: Named) {
	const t = await getTranslations("coupon");
	const title = t("merchant.title", { name });
	const path = paths.merchantCoupons(id);
	return pageMetadata({ title, description: t("rule"), path });
}

export async function merchantCategoriesMetadata({ id, name }: Named) {
	const t = await getTranslations("merchant.categories");
	const title = t("title", { name });
	const description = t("description", { name });
	const path = paths.merchantCategories(id);
	return pageMetadata({ title, description, path });
}

export async function merchantAboutMetadata({ id, name }: Named) {
	const t = await getTranslations("merchant.about");
	const title = t("title", { name });
	const description = t("description", { name });
	const path = paths.merchantQualification(id);
	return pageMetadata({ title, description, path });
}

interface ShelfWords {
	shelf: MerchantShelf;
	merchant: Named & Pick<MerchantDetail, "introduction">;
	/** Absent where the shelf holds goods of every category. */
	category?: { name: string };
}

/** The same goods stand in the shop's own categories, which search engines keep: narrowed or sorted it is followed only. */
export async function merchantShelfMetadata({
	shelf,
	merchant,
	category,
}: ShelfWords) {
	const t = await getTranslations("merchant.shop");
	const { id, cid, keyword, sort = "default", page = 1 } = shelf;
	const { name, introduction: description } = merchant;
	const all = category ? `${category.name}｜${name}` : t("title", { name });
	const found = keyword && `${t("found", { keyword })}｜${name}`;
	const title = await numbered(found || all, page);
	const path = paths.merchantShelf({ id, cid, page });
	const isWhole = !category && !keyword && sort === "default";
	return {
		...(await pageMetadata({ title, description, path })),
		robots: isWhole ? undefined : followedOnly,
	};
}

/** Search engines keep the street and its pages; what is chosen from it shows the same merchants. */
export async function streetMetadata({
	keyword,
	page = 1,
	sort,
	...chosen
}: StreetQuery) {
	const t = await getTranslations("merchant.street");
	if (keyword)
		return { title: t("searchTitle", { keyword }), robots: followedOnly };
	const title = await numbered(t("title"), page);
	const description = t("description");
	const isChosen = Object.values(chosen).some((value) => value !== undefined);
	const path = paths.street({ page });
	return {
		...(await pageMetadata({ title, description, path })),
		robots: isChosen || sort !== "range" ? followedOnly : undefined,
	};
}

/** `path` is without prefix. */
export async function moreMerchantsMetadata({
	title: name,
	path,
	page,
}: {
	title: string;
	path: string;
	page: number;
}) {
	const t = await getTranslations("merchant.more");
	const title = await numbered(name, page);
	const description = t("description", { title: name });
	return pageMetadata({ title, description, path });
}
