import { useTranslations } from "next-intl";
import type { PriceProps } from "@/components/ui/price";
import type { GoodsCard as Goods } from "@/gateway/contract/catalog/goods";
import { usePriceView } from "./use-price-view";

/** A goods in the words of its card. */
export interface CardView {
	id: number;
	name: string;
	image: string;
	detail: string;
	isSoldOut: boolean;
	badge: { word: string; isOwn: boolean } | null;
	/** Such as "4.6", and the same for those who hear it; its row closes up where no card beside it is rated. */
	rating: { mean: string; count: number; spoken: string } | null;
	price: PriceProps;
}

export function useCardView(): (goods: Goods) => CardView {
	const badgeOf = useBadge();
	const ratingOf = useRating();
	const priceOf = usePriceView();
	return (goods) => ({
		id: goods.id,
		name: goods.name,
		image: goods.image,
		detail: detailOf(goods),
		isSoldOut: goods.stock === 0,
		badge: badgeOf(goods),
		rating: ratingOf(goods),
		price: priceOf(goods),
	});
}

/** Who sells it matters in the mall only. */
function detailOf({ cartType, merchant, unit }: Goods): string {
	const seller = cartType === "E_COMMERCE" ? merchant.name : null;
	return [seller, unit].filter(Boolean).join(" · ");
}

/** One at most: that it cannot be bought matters more than who sells it. The supermarket is all our own. */
function useBadge() {
	const t = useTranslations("goods.card");
	return ({ stock, cartType, merchant }: Goods): CardView["badge"] => {
		if (stock === 0) return { word: t("soldOut"), isOwn: false };
		if (cartType === "SUPERMARKET" || !merchant.isSelfSupport) return null;
		return { word: t("selfSupport"), isOwn: true };
	};
}

function useRating() {
	const t = useTranslations("review.rating");
	return ({ rating, ratingCount: count }: Goods): CardView["rating"] =>
		rating === null
			? null
			: { mean: rating, count, spoken: t("spoken", { rating, count }) };
}
