"use client";

import { useTranslations } from "next-intl";
import { AccountLink } from "@/components/layout/account-link";
import { buttonClass } from "@/components/ui/button";
import type { OfferWithGroups } from "@/gateway/contract/sales/group";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { Open } from "./group-styles";
import { TimeLeft } from "./time-left";

interface OpenGroupsProps {
	offer: OfferWithGroups;
	quantity: number;
	aheadMs: number | undefined;
}

/** Groups of an offer that wait for somebody, each with its time and the way in. */
export function OpenGroups({ offer, quantity, aheadMs }: OpenGroupsProps) {
	const t = useTranslations("group.open");
	const { groups, groupCount, goodsId, id: offerId } = offer;
	if (groups.length === 0 || offer.stock === 0) return null;
	return (
		<Open className="stack gap-x2">
			<h3 className="head-body">{t("title", { count: groupCount })}</h3>
			<ul className="stack gap-x2">
				{groups.map((group) => {
					const name = group.members[0]?.name ?? "";
					return (
						<li key={group.id} className="as-well">
							<p>
								<Link href={paths.group(group.id)}>{t("of", { name })}</Link>
								<b>{t("missing", { count: group.missing })}</b>
								<TimeLeft until={group.closesAt} aheadMs={aheadMs} />
							</p>
							<AccountLink
								className={buttonClass({ kind: "quiet" })}
								href={accountPaths.joinGroup({
									goodsId,
									offerId,
									quantity,
									groupId: group.id,
								})}
								reason="buyNow"
							>
								{t("join")}
								<span className="visually-hidden">{t("of", { name })}</span>
							</AccountLink>
						</li>
					);
				})}
			</ul>
		</Open>
	);
}
