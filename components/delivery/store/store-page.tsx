import { getTranslations } from "next-intl/server";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import type { Store } from "@/gateway/contract/delivery/store";
import { readGoodsList } from "@/lib/cached/goods";
import {
	readInTime,
	readStoreCategories,
	readStores,
} from "@/lib/cached/store";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { describeStore } from "@/lib/seo/structured-data/store";
import { StoreFront } from "./store-front";
import { StoreGoods } from "./store-goods";
import { StorePageStyles } from "./store-page-styles";

/** A row of a desktop, three of a phone. */
const goodsShown = 6;

/** One store: whether and when it delivers, where it is, and what it sells. */
export async function StorePage({ store }: { store: Store }) {
	const { id } = store;
	const locale = await currentLocale();
	const t = await getTranslations("list");
	const allOf = await getTranslations("stores.index");
	const [stores, inTime, categories, goods] = await Promise.all([
		readStores(locale),
		readInTime(locale),
		readStoreCategories(locale, id),
		readGoodsList(locale, {
			merId: store.merId,
			cartType: "SUPERMARKET",
			limit: goodsShown,
			sort: "sales",
		}),
	]);
	return (
		<>
			<AreaMark area="SUPERMARKET" asksLocation />
			<StorePageStyles>
				<Breadcrumb
					crumbs={[
						{ name: t("area.supermarket"), path: paths.home() },
						{ name: allOf("title"), path: paths.stores() },
						{ name: store.name },
					]}
				/>
				<StoreFront
					store={store}
					stores={stores}
					inTime={inTime.find(({ storeId }) => storeId === id)?.percent}
				/>
				<StoreGoods id={id} categories={categories} goods={goods.list} />
				<JsonLd things={[describeStore(store, locale)]} />
			</StorePageStyles>
		</>
	);
}
