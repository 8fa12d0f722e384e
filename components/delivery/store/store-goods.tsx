import { useTranslations } from "next-intl";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { GoodsHeadStyles } from "./store-page-styles";

interface StoreGoodsProps {
	/** Of the store. */
	id: number;
	categories: CategoryNode[];
	/** The best sellers. */
	goods: GoodsCard[];
}

/** What a store sells: its categories and a first row of goods. */
export function StoreGoods({ id, categories, goods }: StoreGoodsProps) {
	const t = useTranslations("stores.detail");
	return (
		<>
			{categories.length > 0 && (
				<section
					className="stack cols-1 gap-x4"
					aria-labelledby="categories-heading"
				>
					<h2 id="categories-heading" className="head-title">
						{t("categories")}
					</h2>
					<CategoryTiles
						categories={categories}
						label={t("categories")}
						pathOf={(cid) => paths.storeShelf({ id, cid })}
					/>
				</section>
			)}
			{goods.length > 0 && (
				<section
					className="stack cols-1 gap-x4"
					aria-labelledby="goods-heading"
				>
					<GoodsHeadStyles className="row apart gap-x4">
						<h2 id="goods-heading" className="head-title">
							{t("goods")}
						</h2>
						<Link
							className="more target text-end"
							href={paths.storeShelf({ id })}
						>
							{t("allGoods")}
						</Link>
					</GoodsHeadStyles>
					<GoodsCards goods={goods} />
				</section>
			)}
		</>
	);
}
