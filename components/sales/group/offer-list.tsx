"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Picture } from "@/components/ui/picture";
import type { OfferWithGroups } from "@/gateway/contract/sales/group";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { Offers } from "./group-styles";
import { OfferTerms } from "./offer-terms";
import { OfferWays } from "./offer-ways";
import { useGroupOffers } from "./use-groups";

const offersMax = 60;

/** All offers with their groups; the same for everybody, and kept up to date while somebody looks. */
export function OfferList({ stored }: { stored: OfferWithGroups[] }) {
	const t = useTranslations("group.list");
	const { offers, aheadMs } = useGroupOffers({ limit: offersMax }, stored);
	if (offers.length === 0)
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
				<LinkButton kind="primary" href={paths.home("E_COMMERCE")}>
					{t("toMall")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<Offers className="stack gap-x4">
			{offers.map((offer, at) => (
				<li key={offer.id}>
					<article
						className="offer from-top pad-x4 as-panel"
						aria-labelledby={`offer-${offer.id}`}
					>
						<Picture
							source={offer.image}
							alt=""
							width={360}
							sizes="(min-width: 640px) 180px, 40vw"
							isFirst={at < 2}
						/>
						<div className="facts stack gap-x2 from-top">
							<h2 id={`offer-${offer.id}`} className="head-reading anywhere">
								<Link href={paths.goods(offer.goodsId, offer.skuId)}>
									{offer.name}
								</Link>
							</h2>
							<Choice offer={offer} />
							<OfferTerms offer={offer} price={offer.price} />
						</div>
						<div className="ways stack gap-x3">
							<OfferWays offer={offer} aheadMs={aheadMs} />
						</div>
					</article>
				</li>
			))}
		</Offers>
	);
}

function Choice({ offer }: { offer: OfferWithGroups }) {
	const values = Object.values(offer.options);
	const words = [...values, ...(offer.unit ? [offer.unit] : [])].join(" · ");
	return words ? <p className="soft">{words}</p> : null;
}
