import type { Metadata } from "next";
import type { ListQuery } from "@/lib/routes/paths";
import { categoryMetadata } from "@/lib/seo/list";
import { readCategoryQuery, readPage } from "./read-list";

/** Shares its reads with the list itself; empty for a list that does not exist. */
export async function categoryListMetadata(
	place: ListQuery,
): Promise<Metadata> {
	const [category, goods] = await Promise.all([
		readCategoryQuery(place),
		readPage(place),
	]);
	if (!category || !goods) return {};
	return categoryMetadata({
		place,
		name: category.name,
		total: `${goods.total}${goods.isTotalCapped ? "+" : ""}`,
	});
}
