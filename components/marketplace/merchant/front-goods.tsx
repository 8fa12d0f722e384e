import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import { Link } from "@/lib/i18n/navigation";
import { MerchantPart } from "./page-styles";

interface FrontGoodsProps {
	title: string;
	goods: GoodsCard[];
	/** To the rest of them. */
	more: { word: string; path: string };
}

/** Some goods of a merchant, and the way to the others. */
export function FrontGoods({ title, goods, more }: FrontGoodsProps) {
	return (
		<MerchantPart aria-label={title}>
			<header>
				<h2>{title}</h2>
				<Link className="more" href={more.path}>
					{more.word}
				</Link>
			</header>
			<GoodsCards goods={goods} />
		</MerchantPart>
	);
}
