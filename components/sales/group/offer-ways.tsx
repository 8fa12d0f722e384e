"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AccountLink } from "@/components/layout/account-link";
import { buttonClass } from "@/components/ui/button";
import type { OfferWithGroups } from "@/gateway/contract/sales/group";
import { accountPaths } from "@/lib/routes/account-paths";
import { OpenGroups } from "./open-groups";
import { Pieces } from "./pieces";

interface OfferWaysProps {
	offer: OfferWithGroups;
	aheadMs: number | undefined;
}

/** The ways into an offer: open a group, or join one that waits. */
export function OfferWays({ offer, aheadMs }: OfferWaysProps) {
	const t = useTranslations("group.offer");
	const [wanted, setWanted] = useState(1);
	const { goodsId, id: offerId, piecesMax, stock, name } = offer;
	const most = Math.min(piecesMax, stock);
	const quantity = Math.min(wanted, Math.max(most, 1));
	if (stock === 0) return <p className="soft">{t("soldOut")}</p>;
	return (
		<>
			<Pieces most={most} chosen={quantity} onChoose={setWanted}>
				<AccountLink
					className={buttonClass({ kind: "primary" })}
					href={accountPaths.joinGroup({ goodsId, offerId, quantity })}
					reason="buyNow"
				>
					{t("open")}
					<span className="visually-hidden">{name}</span>
				</AccountLink>
			</Pieces>
			<OpenGroups offer={offer} quantity={quantity} aheadMs={aheadMs} />
		</>
	);
}
