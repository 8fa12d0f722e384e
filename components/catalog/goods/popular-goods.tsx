import { getTranslations } from "next-intl/server";
import type { CartType } from "@/gateway/contract/values";
import { readGoodsList } from "@/lib/cached/goods";
import { currentLocale } from "@/lib/i18n/locale";
import { GoodsCards } from "./goods-cards";

interface PopularGoodsProps {
	cartType?: CartType;
	/** Those that stand on the page already. */
	without?: number[];
}

const row = 6;

/** What many buy, for a page that found little; nothing where it cannot be read. */
export async function PopularGoods({
	cartType,
	without = [],
}: PopularGoodsProps) {
	const t = await getTranslations("goods.shelf");
	const page = await readGoodsList(await currentLocale(), {
		cartType,
		sort: "sales",
		inStock: "true",
		limit: 2 * row,
	}).catch(() => undefined);
	const goods = page?.list.filter(({ id }) => !without.includes(id)) ?? [];
	if (goods.length === 0) return null;
	return (
		<section className="stack cols-1 gap-x4" aria-labelledby="popular-heading">
			<h2 id="popular-heading" className="head-title">
				{t("popular")}
			</h2>
			<GoodsCards goods={goods.slice(0, row)} />
		</section>
	);
}
