"use client";

import type { LocalOutcome } from "@/gateway/contract/sales/payment";
import { CollectingChoice } from "./collecting-choice";
import { Collector } from "./collector";
import { CouponChoice } from "./coupon-choice";
import { DeliveryAddress } from "./delivery-address";
import { isAllCollected, type Missing } from "./draft";
import { GroupPart } from "./group-part";
import { HandoverChoice } from "./handover-choice";
import { MethodChoice } from "./method-choice";
import { OrderGroup } from "./order-group";
import type { Own } from "./own";
import { PointChoice } from "./point-choice";
import { PointsChoice } from "./points-choice";

interface DecisionsProps extends Own {
	/** What hindered the last press. */
	lacks: Missing | undefined;
	played: LocalOutcome;
	onPlay: (outcome: LocalOutcome) => void;
}

/** Where, when and how, each chosen beforehand where that can be known. */
export function Decisions({ lacks, played, onPlay, ...own }: DecisionsProps) {
	const { quote, draft, onChange } = own;
	const isBrought = quote.groups.some(
		(one) => one.cartType === "SUPERMARKET" && !one.isCollected,
	);
	return (
		<>
			<GroupPart quote={quote} />
			{quote.groups.map((group) => (
				<CollectingChoice key={group.key} {...own} group={group} />
			))}
			<PointChoice {...own} />
			{isAllCollected(quote) ? (
				<Collector {...own} isMissing={lacks?.part === "collector"} />
			) : (
				<DeliveryAddress {...own} isMissing={lacks?.part === "address"} />
			)}
			{quote.groups.map((group) => (
				<OrderGroup
					key={group.key}
					{...own}
					group={group}
					isSlotMissing={lacks?.group === group.key}
				/>
			))}
			{isBrought && <HandoverChoice {...own} />}
			<CouponChoice {...own} />
			<PointsChoice {...own} />
			<MethodChoice
				amount={quote.total}
				chosen={draft.payMethod}
				onChoose={(payMethod) => onChange({ payMethod })}
				isMissing={lacks?.part === "method"}
				played={played}
				onPlay={onPlay}
			/>
		</>
	);
}
