import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

interface ListDescription {
	place: ListQuery;
	name: string;
	/** Of goods, such as "24" or "1000+". */
	total: string;
}

const forShoppersOnly = { index: false, follow: true };

/**
 * Search engines keep each page of a category in its usual order. Other orders and filters show the same goods, and
 * what people type has no end: all are followed and not kept.
 */
export async function categoryMetadata(
	{ place, name, total }: ListDescription,
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations();
	const { sort = "default", page = 1, cid, filters } = place;
	const path = paths.goodsList({ cid, page: filters ? 1 : page });
	const siteName = t("layout.shop.name");
	const title = page > 1 ? `${name}｜${t("list.page", { page })}` : name;
	const description = t("list.description", { name, siteName, count: total });
	return {
		title,
		description,
		alternates: alternatesFor(path, locale),
		robots: sort === "default" && !filters ? undefined : forShoppersOnly,
		...shareMetadata({ title, description, path, siteName }, locale),
	};
}

/** For free text, or an area's whole range. */
export async function searchMetadata({
	title,
	cartType,
}: ListQuery): Promise<Metadata> {
	const t = await getTranslations("list");
	if (title !== undefined)
		return {
			title: t("heading.search", { keyword: title }),
			robots: forShoppersOnly,
		};
	const area =
		cartType === "SUPERMARKET" ? t("area.supermarket") : t("area.mall");
	return {
		title: t("heading.everything", { area }),
		robots: forShoppersOnly,
	};
}
