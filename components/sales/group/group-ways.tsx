"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AccountLink } from "@/components/layout/account-link";
import { buttonClass, LinkButton } from "@/components/ui/button";
import type { DataOf } from "@/gateway/contract/call";
import type { getGroup } from "@/gateway/contract/sales/group";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { Pieces } from "./pieces";
import { ShareGroup } from "./share-group";

/** What whoever looks at a group can do: go on with the own order, join, or open another. */
export function GroupWays({ group }: { group: DataOf<typeof getGroup> }) {
	const t = useTranslations("group.page");
	const [quantity, setQuantity] = useState(1);
	const { own, offer, isJoinable, state } = group;
	const { goodsId, id: offerId, name } = offer;
	if (own)
		return (
			<>
				<Link
					className={own.isPaid ? "button quiet" : "button primary"}
					href={accountPaths.order(own.orderNo)}
				>
					{t(own.isPaid ? "order" : "pay")}
				</Link>
				{state === "open" && group.placesLeft > 0 && (
					<ShareGroup id={group.id} name={name} />
				)}
			</>
		);
	if (isJoinable)
		return (
			<Pieces
				most={Math.min(offer.piecesMax, offer.stock)}
				chosen={quantity}
				onChoose={setQuantity}
			>
				<AccountLink
					className={buttonClass({ kind: "primary" })}
					href={accountPaths.joinGroup({
						goodsId,
						offerId,
						quantity,
						groupId: group.id,
					})}
					reason="buyNow"
				>
					{t("join")}
				</AccountLink>
			</Pieces>
		);
	return (
		<>
			{state === "open" && <p className="soft">{t("full")}</p>}
			{offer.isRunning ? (
				<AccountLink
					className={buttonClass({ kind: "primary" })}
					href={accountPaths.joinGroup({ goodsId, offerId, quantity: 1 })}
					reason="buyNow"
				>
					{t("another")}
				</AccountLink>
			) : (
				<LinkButton kind="primary" href={paths.goods(goodsId)}>
					{t("goods")}
				</LinkButton>
			)}
		</>
	);
}
