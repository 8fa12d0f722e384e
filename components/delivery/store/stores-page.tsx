import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { readCategories } from "@/lib/cached/category";
import { isBuilding, notDuringBuild } from "@/lib/cached/during-build";
import { readStores } from "@/lib/cached/store";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { StorePageStyles } from "./store-page-styles";
import { StoreSearchField } from "./store-search-field";
import { StoresView } from "./stores-view";

/** The entrance of the supermarket's stores. The build stores its frame, the first visit all of it. */
export async function StoresPage() {
	const t = await getTranslations();
	const title = t("stores.index.title");
	return (
		<>
			<AreaMark area="SUPERMARKET" asksLocation />
			<StorePageStyles>
				<Breadcrumb
					crumbs={[
						{ name: t("list.area.supermarket"), path: paths.home() },
						{ name: title },
					]}
				/>
				<div className="stack cols-1 gap-x4">
					<h1 className="head-heading anywhere">{title}</h1>
					<StoreSearchField />
				</div>
				{isBuilding ? (
					<Suspense fallback={null}>
						<Stores />
					</Suspense>
				) : (
					<Stores />
				)}
			</StorePageStyles>
		</>
	);
}

async function Stores() {
	await notDuringBuild();
	const locale = await currentLocale();
	const [stores, categories] = await Promise.all([
		readStores(locale),
		readCategories(locale, "SUPERMARKET"),
	]);
	return <StoresView stores={stores} categories={categories} />;
}
