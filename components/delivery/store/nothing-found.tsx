import { getTranslations } from "next-intl/server";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { HotWords } from "@/components/catalog/list/hot-words";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { readCategories } from "@/lib/cached/category";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

/** Neither a store nor goods: all stores, what others look for, and the categories. */
export async function NothingFound({ keyword }: { keyword: string }) {
	const t = await getTranslations("stores.search");
	const locale = await currentLocale();
	const categories = await readCategories(locale, "SUPERMARKET");
	return (
		<>
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={t("empty", { keyword })}
				detail={t("emptyDetail")}
			>
				<LinkButton kind="primary" href={paths.stores()}>
					{t("allStores")}
				</LinkButton>
			</EmptyState>
			<HotWords />
			<CategoryTiles categories={categories} />
		</>
	);
}
