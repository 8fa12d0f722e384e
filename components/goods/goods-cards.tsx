import type { GoodsCard as Goods } from "@/gateway/contract/goods";
import { GoodsCard } from "./goods-card";

interface GoodsCardsProps {
	goods: Goods[];
	/** How many pictures to fetch at once: those on the first screen of a phone. */
	firstPictures?: number;
}

/** Cards for a region that includes `goodsCardStyle`: two abreast on a phone, six on a desktop. */
export function GoodsCards({ goods, firstPictures = 0 }: GoodsCardsProps) {
	return (
		<ul className="goods-grid">
			{goods.map((card, at) => (
				<GoodsCard key={card.id} goods={card} isFirst={at < firstPictures} />
			))}
		</ul>
	);
}
