import { useTranslations } from "next-intl";
import type { GoodsCard as Goods } from "@/gateway/contract/catalog/goods";
import { CardGrid } from "./card-grid";
import { useCardView } from "./use-card-view";

interface GoodsCardsProps {
	goods: Goods[];
	/** How many pictures to fetch at once: those on the first screen of a phone. */
	firstPictures?: number;
}

/** Cards: two abreast on a phone, six on a desktop. */
export function GoodsCards({ goods, firstPictures = 0 }: GoodsCardsProps) {
	return (
		<CardGrid
			views={goods.map(useCardView())}
			addLabel={useTranslations("cart.add")("label")}
			firstPictures={firstPictures}
		/>
	);
}
