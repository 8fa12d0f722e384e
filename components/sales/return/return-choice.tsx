"use client";

import { useTranslations } from "next-intl";
import { useController, useWatch } from "react-hook-form";
import { Missed } from "@/components/sales/checkout/missed";
import { ChoicePart, Labelled } from "@/components/sales/refund/confirm-styles";
import {
	canReturn,
	isWayKnown,
	type Offer,
	type RefundDraft,
} from "@/components/sales/refund/draft";
import { standsFor } from "@/components/sales/refund/use-refund-form";
import { Icon } from "@/components/ui/icon";
import {
	goesToStore,
	returnWays,
	returnWithinDays,
} from "@/gateway/contract/sales/return-terms";

// messages: refund.return.way.*

/** Whether money alone comes back or the goods before it, and how those do; nothing where they cannot. */
export function ReturnChoice({ offer }: { offer: Offer }) {
	const t = useTranslations("refund.return");
	const quantities = useWatch<RefundDraft, "quantities">({
		name: "quantities",
	});
	const { field, fieldState } = useController<RefundDraft, "back">({
		name: "back",
		rules: {
			validate: (back) => !canReturn(offer, quantities) || isWayKnown(back),
		},
	});
	if (!offer.returnable || !canReturn(offer, quantities)) return null;
	const back = field.value;
	const choices = [undefined, ...returnWays] as const;
	return (
		<ChoicePart as="fieldset" ref={standsFor(field.ref)}>
			<legend className="full head-reading bold">{t("choice")}</legend>
			<ul className="choices stack gap-x3">
				{choices.map((way) => (
					<li
						key={way ?? "none"}
						className="choice pad-x3"
						data-chosen={back?.way === way || undefined}
					>
						<label className="row gap-x3">
							<input
								type="radio"
								name="back"
								checked={back?.way === way}
								onChange={() => field.onChange(way && { way })}
							/>
							<span>{t(`way.${way ?? "none"}`)}</span>
						</label>
					</li>
				))}
			</ul>
			{back && (
				<p className="soft">{t("within", { days: returnWithinDays })}</p>
			)}
			{back && goesToStore(back.way) && (
				<Labelled className="stack gap-x1">
					<span className="strong">{t("store")}</span>
					<span className="select">
						<select
							className="full"
							value={back.storeId ?? ""}
							aria-invalid={fieldState.invalid || undefined}
							onChange={({ target }) =>
								field.onChange({ ...back, storeId: Number(target.value) })
							}
						>
							<option value="" disabled>
								{t("chooseStore")}
							</option>
							{offer.returnable.stores.map(({ id, name, address }) => (
								<option key={id} value={id}>
									{name} · {address}
								</option>
							))}
						</select>
						<Icon name="chevron-down" size={18} />
					</span>
				</Labelled>
			)}
			<Missed isMissing={fieldState.invalid}>{t("storeMissing")}</Missed>
		</ChoicePart>
	);
}
