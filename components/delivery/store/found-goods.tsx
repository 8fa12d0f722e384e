import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import { ListNotice } from "@/components/catalog/list/list-styles";
import type { DataOf } from "@/gateway/contract/call";
import type { listGoods } from "@/gateway/contract/catalog/goods";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { GoodsHeadStyles } from "./store-page-styles";

interface FoundGoodsProps {
	keyword: string;
	goods: DataOf<typeof listGoods>;
}

/** The first goods by some words; the search of goods has the rest. */
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
				<ListNotice>{inList("corrected", { keyword, corrected })}</ListNotice>
			)}
			<GoodsHeadStyles className="row apart gap-x4">
				<h2 id="goods-heading" className="head-title">
					{t("goods")}
				</h2>
				<Link className="more target text-end" href={rest}>
					{goods.isTotalCapped
						? t("moreGoodsAtLeast", { count })
						: t("moreGoods", { count })}
				</Link>
			</GoodsHeadStyles>
			<GoodsCards goods={goods.list} />
		</section>
	);
}
