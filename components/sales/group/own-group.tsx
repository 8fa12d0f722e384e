"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/lib/routes/paths";
import { GroupRegion } from "./group-styles";
import { Seats } from "./seats";
import { ShareGroup } from "./share-group";
import { TimeLeft } from "./time-left";
import { useGroup } from "./use-groups";

// messages: group.state.*

/** The group that an own order is a place in: who is missing, how long it has, and the way to ask others in. */
export function OwnGroup({ id }: { id: number }) {
	const t = useTranslations("group");
	const { group, aheadMs, askAgain } = useGroup(id);
	if (!group) return null;
	const { state, missing, closesAt, placesLeft, offer } = group;
	const isOpen = state === "open";
	return (
		<GroupRegion aria-labelledby={`group-${id}`} data-group={state}>
			<h2 id={`group-${id}`} className="head-reading">
				{t(`state.${state}.title`, { count: missing })}
			</h2>
			<Seats group={group} />
			<p className="soft">{t(`state.${state}.detail`)}</p>
			{isOpen && (
				<TimeLeft until={closesAt} aheadMs={aheadMs} onEnd={askAgain} />
			)}
			{isOpen && placesLeft > 0 && <ShareGroup id={id} name={offer.name} />}
			<p>
				<LinkButton kind="quiet" href={paths.group(id)}>
					{t("page.see")}
				</LinkButton>
			</p>
		</GroupRegion>
	);
}
