import { getTranslations } from "next-intl/server";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { followedOnly, numbered, pageMetadata } from "./page-metadata";

interface ListDescription {
	place: ListQuery;
	name: string;
	/** Of goods, such as "24" or "1000+". */
	total: string;
}

/**
 * Search engines keep each page of a category in its usual order. Other orders and filters show the same goods, and
 * what people type has no end: all are followed and not kept.
 */
export async function categoryMetadata({
	place,
	name,
	total,
}: ListDescription) {
	const t = await getTranslations();
	const { sort = "default", page = 1, cid, filters } = place;
	const path = paths.goodsList({ cid, page: filters ? 1 : page });
	const siteName = t("layout.shop.name");
	const title = await numbered(name, page);
	const description = t("list.description", { name, siteName, count: total });
	return {
		...(await pageMetadata({ title, description, path })),
		robots: sort === "default" && !filters ? undefined : followedOnly,
	};
}

/** For free text, or an area's whole range. */
export async function searchMetadata({ title, cartType }: ListQuery) {
	const t = await getTranslations("list");
	if (title !== undefined)
		return {
			title: t("heading.search", { keyword: title }),
			robots: followedOnly,
		};
	const area =
		cartType === "SUPERMARKET" ? t("area.supermarket") : t("area.mall");
	return {
		title: t("heading.everything", { area }),
		robots: followedOnly,
	};
}
