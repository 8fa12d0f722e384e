import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { readCategories } from "@/lib/cached/category";
import { isBuilding, notDuringBuild } from "@/lib/cached/during-build";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { CategoryArea } from "./category-area";
import { CategoryStyles } from "./category-styles";

// messages: layout.area.*
const areas = [
	{ cartType: "SUPERMARKET", word: "store" },
	{ cartType: "E_COMMERCE", word: "mall" },
] as const;

/** All categories of both areas, in two levels. The build stores its frame, the first visit all of it. */
export async function CategoryPage() {
	const t = await getTranslations();
	const title = t("category.page.title");
	return (
		<CategoryStyles className="stack cols-1 gap-x3">
			<Breadcrumb
				crumbs={[
					{ name: t("layout.shop.name"), path: paths.home() },
					{ name: title },
				]}
			/>
			<h1 className="head-heading">{title}</h1>
			{isBuilding ? (
				<Suspense fallback={null}>
					<Areas />
				</Suspense>
			) : (
				<Areas />
			)}
		</CategoryStyles>
	);
}

async function Areas() {
	await notDuringBuild();
	const t = await getTranslations("layout.area");
	const categories = await readCategories(await currentLocale());
	return areas.map(({ cartType, word }) => (
		<CategoryArea
			key={cartType}
			cartType={cartType}
			name={t(word)}
			categories={categories.filter((top) => top.cartType === cartType)}
		/>
	));
}
