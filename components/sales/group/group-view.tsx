"use client";

import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { DataOf } from "@/gateway/contract/call";
import type { getGroup } from "@/gateway/contract/sales/group";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { GroupParts } from "./group-styles";
import { GroupWays } from "./group-ways";
import { OfferTerms } from "./offer-terms";
import { Seats } from "./seats";
import { TimeLeft } from "./time-left";
import { useGroup } from "./use-groups";

// messages: group.state.*
// messages: group.rule.*

type Group = DataOf<typeof getGroup>;

const part = "stack cols-1 gap-x4 from-top pad-x5 as-panel";
const rules = ["pay", "ship", "fail", "price"] as const;

/** One group, as whoever got its link finds it: what it buys, who is missing, the way in. */
export function GroupView({ stored }: { stored: Group }) {
	const t = useTranslations("group");
	const { group = stored, aheadMs, askAgain } = useGroup(stored.id, stored);
	const { offer, state, missing } = group;
	return (
		<GroupParts className="stack gap-x4 at-start" data-group={state}>
			<section className={part} aria-labelledby="status">
				<Goods group={group} />
				<div role="status">
					<h2 id="status" className="head-title">
						{t(`state.${state}.title`, { count: missing })}
					</h2>
				</div>
				<Seats group={group} />
				{state === "open" && (
					<TimeLeft until={group.closesAt} aheadMs={aheadMs} onEnd={askAgain} />
				)}
				<GroupWays group={group} />
			</section>
			<section className={part} aria-labelledby="rules">
				<h2 id="rules" className="head-title">
					{t("rule.title")}
				</h2>
				<ul className="rules stack gap-x2">
					{rules.map((rule) => (
						<li key={rule}>
							{t(`rule.${rule}`, { size: group.size, hours: offer.hours })}
						</li>
					))}
				</ul>
			</section>
		</GroupParts>
	);
}

function Goods({ group: { offer, price } }: { group: Group }) {
	return (
		<div className="goods">
			<Picture source={offer.image} alt="" width={112} isFirst />
			<div className="facts stack gap-x2 from-top">
				<p>
					<Link href={paths.goods(offer.goodsId, offer.skuId)}>
						{offer.name}
					</Link>
				</p>
				<OfferTerms offer={offer} price={price} />
			</div>
		</div>
	);
}
