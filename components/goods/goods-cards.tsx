import { useTranslations } from "next-intl";
import type { GoodsCard as Goods } from "@/gateway/contract/goods";
import { CardGrid } from "./card-grid";
import { useCardFace } from "./use-card-face";

interface GoodsCardsProps {
	goods: Goods[];
	/** How many pictures to fetch at once: those on the first screen of a phone. */
	firstPictures?: number;
}

/** Cards for a region that includes `goodsCardStyle`: two abreast on a phone, six on a desktop. */
export function GoodsCards({ goods, firstPictures = 0 }: GoodsCardsProps) {
	return (
		<CardGrid
			faces={goods.map(useCardFace())}
			addLabel={useTranslations("cart.add")("label")}
			firstPictures={firstPictures}
		/>
	);
}
