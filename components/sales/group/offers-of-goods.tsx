"use client";

import { useTranslations } from "next-intl";
import type { OfferWithGroups } from "@/gateway/contract/sales/group";
import { GroupRegion } from "./group-styles";
import { OfferTerms } from "./offer-terms";
import { OfferWays } from "./offer-ways";
import { useGroupOffers } from "./use-groups";

interface OffersOfGoodsProps {
	goodsId: number;
	stored: OfferWithGroups[];
}

/** Beside what it costs alone: what it costs together, and groups that wait for somebody. */
export function OffersOfGoods({ goodsId, stored }: OffersOfGoodsProps) {
	const t = useTranslations("group.goods");
	const { offers, aheadMs } = useGroupOffers({ goodsId }, stored);
	return offers.map((offer) => {
		const choice = Object.values(offer.options).join(" · ");
		return (
			<GroupRegion key={offer.id} aria-labelledby={`together-${offer.id}`}>
				<h2 id={`together-${offer.id}`} className="head-reading">
					{choice ? t("titleOf", { choice }) : t("title")}
				</h2>
				<OfferTerms offer={offer} price={offer.price} />
				<OfferWays offer={offer} aheadMs={aheadMs} />
			</GroupRegion>
		);
	});
}
