import { getTranslations } from "next-intl/server";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { readGoodsList } from "@/lib/cached/goods";
import { findStores } from "@/lib/cached/store";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { FoundGoods } from "./found-goods";
import { FoundStores } from "./found-stores";
import { NothingFound } from "./nothing-found";
import { StorePageStyles } from "./store-page-styles";

/** Two rows of a desktop, six of a phone. */
const goodsShown = 12;

/** Stores, and what the supermarket sells, by the same words. */
export async function StoreSearch({ keyword }: { keyword: string }) {
	const locale = await currentLocale();
	const [stores, goods] = await Promise.all([
		findStores(locale, keyword),
		readGoodsList(locale, {
			keyword,
			cartType: "SUPERMARKET",
			limit: goodsShown,
		}),
	]);
	const t = await getTranslations("list");
	const allOf = await getTranslations("stores.index");
	const title = t("heading.search", { keyword });
	const isNothing = stores.length === 0 && goods.total === 0;
	return (
		<>
			<AreaMark area="SUPERMARKET" />
			<StorePageStyles>
				<Breadcrumb
					crumbs={[
						{ name: t("area.supermarket"), path: paths.home() },
						{ name: allOf("title"), path: paths.stores() },
						{ name: title },
					]}
				/>
				<h1 className="head-heading anywhere">{title}</h1>
				{isNothing && <NothingFound keyword={keyword} />}
				{stores.length > 0 && <FoundStores stores={stores} />}
				{goods.total > 0 && <FoundGoods keyword={keyword} goods={goods} />}
			</StorePageStyles>
		</>
	);
}
