"use client";

import { useTranslations } from "next-intl";
import { formatPrice } from "@/lib/money/money";
import { GroupLine } from "./group-line";
import { Fault } from "./missed";
import { NoteField } from "./note-field";
import type { Group, Own } from "./own";
import { SlotChoice } from "./slot-choice";

interface OrderGroupProps extends Own {
	group: Group;
	isSlotMissing: boolean;
}

/** What one merchant sends: goods, how and when they come, a note to it. */
export function OrderGroup(props: OrderGroupProps) {
	const { group, quote, draft, onChange, isSlotMissing } = props;
	const t = useTranslations("checkout.group");
	const { key, merchant, store } = group;
	return (
		<section className="part" aria-label={merchant.name}>
			<div className="head">
				<h2>{merchant.name}</h2>
				<span className="soft">{freightWords(group, t)}</span>
			</div>
			<p className="soft">
				{deliveryWords(group, quote.addressId !== null, t)}
			</p>
			{group.isOutOfReach && (
				<Fault role="status">{faultWords(group, t)}</Fault>
			)}
			<ul className="stack gap-x3">
				{group.lines.map((line) => (
					<GroupLine
						key={line.skuId}
						line={line}
						substitution={
							group.cartType === "SUPERMARKET"
								? (draft.substitutions[line.skuId] ?? "none")
								: undefined
						}
						onSubstitute={(wish) =>
							onChange({
								substitutions: { ...draft.substitutions, [line.skuId]: wish },
							})
						}
					/>
				))}
			</ul>
			{store && (
				<SlotChoice
					group={group}
					storeId={store.id}
					chosen={draft.slots[key] ?? group.slot?.from}
					isMissing={isSlotMissing}
					onChoose={(from) =>
						onChange({ slots: { ...draft.slots, [key]: from } })
					}
				/>
			)}
			<NoteField
				value={draft.notes[key] ?? ""}
				onChange={(note) =>
					onChange({ notes: { ...draft.notes, [key]: note } })
				}
			/>
		</section>
	);
}

/** Without a store nobody can say yet. */
function freightWords(group: Group, t: Words): string {
	const { cartType, store, freight, isCollected } = group;
	if (isCollected) return t("collected");
	if (cartType === "SUPERMARKET" && !store) return t("freightLater");
	const amount = formatPrice(freight);
	return freight === "0.00" ? t("free") : t("freight", { amount });
}

type Words = ReturnType<typeof useTranslations<"checkout.group">>;

function faultWords({ isCollected, isToPoint }: Group, t: Words): string {
	if (isToPoint) return t("pointGone");
	return t(isCollected ? "collectingGone" : "reach");
}

function deliveryWords(group: Group, hasAddress: boolean, t: Words): string {
	const { store, isCollected, point } = group;
	if (point) return t("toPoint", { name: point.name });
	if (group.isToPoint) return t("pointGone");
	if (group.cartType === "E_COMMERCE") return t("courier");
	if (store)
		return t(isCollected ? "collectAt" : "store", { name: store.name });
	if (isCollected) return t("collectingGone");
	return hasAddress ? t("noStore") : t("addressFirst");
}
