import { getTranslations } from "next-intl/server";
import { readRecommendedGoods } from "@/lib/cached/goods";
import { currentLocale } from "@/lib/i18n/locale";
import { GoodsCards } from "./goods-cards";

const row = 6;

/** Whole rows only; nothing where nothing goes with it. The goods itself never falls with this shelf. */
export async function RelatedGoods({ id }: { id: number }) {
	const t = await getTranslations("goods.related");
	const goods = await readRecommendedGoods(await currentLocale(), id).catch(
		() => [],
	);
	if (goods.length === 0) return null;
	const shown = goods.length < 2 * row ? row : 2 * row;
	return (
		<section
			className="related late stack gap-x4"
			aria-labelledby="related-heading"
		>
			<h2 id="related-heading" className="head-title">
				{t("title")}
			</h2>
			<GoodsCards goods={goods.slice(0, shown)} />
		</section>
	);
}
