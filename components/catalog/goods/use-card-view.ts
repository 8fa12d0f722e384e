import { useTranslations } from "next-intl";
import type { PriceProps } from "@/components/ui/price";
import type { GoodsCard as Goods } from "@/gateway/contract/catalog/goods";
import { formatPrice } from "@/lib/money/money";
import { useUnitPrice } from "./price-notes";
import { usePriceView } from "./use-price-view";

/** A goods in the words of its card. What does not hold of it is left out: React reads all of it again. */
export interface CardView {
	id: number;
	name: string;
	image: string;
	detail: string;
	isSoldOut?: true;
	badge?: { word: string; isOwn: boolean };
	/** Such as "4.6", and the same for those who hear it; its row closes up where no card beside it is rated. */
	rating?: { mean: string; count: number; spoken: string };
	price: PriceProps;
	/** What a measure of it costs. */
	perUnit?: string;
	/** What it cost at least before it was reduced. */
	lowest?: string;
}

export function useCardView(): (goods: Goods) => CardView {
	const badgeOf = useBadge();
	const ratingOf = useRating();
	const priceOf = usePriceView();
	const unitPriceOf = useUnitPrice();
	const lowestOf = useLowest();
	return (goods) => ({
		id: goods.id,
		name: goods.name,
		image: goods.image,
		detail: detailOf(goods),
		...(goods.stock === 0 && { isSoldOut: true }),
		...badgeOf(goods),
		...ratingOf(goods),
		price: priceOf(goods),
		...(goods.unitPrice && { perUnit: unitPriceOf(goods.unitPrice) }),
		...lowestOf(goods),
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
	return ({ stock, cartType, merchant }: Goods): Pick<CardView, "badge"> => {
		if (stock === 0) return { badge: { word: t("soldOut"), isOwn: false } };
		if (cartType === "SUPERMARKET" || !merchant.isSelfSupport) return {};
		return { badge: { word: t("selfSupport"), isOwn: true } };
	};
}

function useRating() {
	const t = useTranslations("review.rating");
	return ({ rating: mean, ratingCount: count }: Goods) => {
		if (mean === null) return {};
		const spoken = t("spoken", { rating: mean, count });
		return { rating: { mean, count, spoken } };
	};
}

function useLowest() {
	const t = useTranslations("goods.price");
	return ({ lowestBefore }: Goods): Pick<CardView, "lowest"> => {
		if (!lowestBefore) return {};
		return { lowest: t("lowestBefore", { amount: formatPrice(lowestBefore) }) };
	};
}
