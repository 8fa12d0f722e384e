import type { Metadata } from "next";
import { currentLocale } from "@/lib/i18n/locale";
import type { ListPlace } from "@/lib/routes";
import { categoryMetadata } from "@/lib/seo/list";
import { readCategoryPlace, readPage } from "./read-list";

/** Shares its reads with the list itself; empty for a list that does not exist. */
export async function categoryListMetadata(
	place: ListPlace,
): Promise<Metadata> {
	const [category, goods] = await Promise.all([
		readCategoryPlace(place),
		readPage(place),
	]);
	if (!category || !goods) return {};
	return categoryMetadata(
		{
			place,
			name: category.name,
			total: `${goods.total}${goods.isTotalCapped ? "+" : ""}`,
		},
		await currentLocale(),
	);
}
