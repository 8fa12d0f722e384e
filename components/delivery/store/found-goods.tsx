import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { DataOf } from "@/gateway/contract/call";
import type { listGoods } from "@/gateway/contract/catalog/goods";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

interface FoundGoodsProps {
	keyword: string;
	goods: DataOf<typeof listGoods>;
}

/** The first goods by some words; the search of goods has the rest. Plain elements of the search page's region. */
export function FoundGoods({ keyword, goods }: FoundGoodsProps) {
	const t = useTranslations("stores.search");
	const inList = useTranslations("list");
	const { correctedKeyword: corrected, total: count } = goods;
	const rest = paths.goodsList({
		title: corrected ?? keyword,
		cartType: "SUPERMARKET",
	});
	return (
		<section className="stack cols-1 gap-x4" aria-labelledby="goods-heading">
			{corrected !== null && (
				<p className="notice size-reading anywhere">
					{inList("corrected", { keyword, corrected })}
				</p>
			)}
			<header className="row apart gap-x4">
				<h2 id="goods-heading">{t("goods")}</h2>
				<Link className="more target text-end" href={rest}>
					{goods.isTotalCapped
						? t("moreGoodsAtLeast", { count })
						: t("moreGoods", { count })}
				</Link>
			</header>
			<GoodsCards goods={goods.list} />
		</section>
	);
}
