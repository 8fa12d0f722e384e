"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { QuantityStepper } from "@/components/catalog/goods/quantity-stepper";
import { Missed } from "@/components/sales/checkout/missed";
import { Picture } from "@/components/ui/picture";
import { formatPrice } from "@/lib/money/money";
import { ChoicePart } from "./confirm-styles";
import { chosenLines, type Offer, type RefundDraft } from "./draft";
import { standsFor } from "./use-refund-form";

/** Which lines go back, and how many pieces of each. */
export function LineChoice({ offer }: { offer: Offer }) {
	const t = useTranslations("refund.confirm");
	const { field, formState } = useController<RefundDraft, "quantities">({
		name: "quantities",
		rules: {
			validate: (chosen) => chosenLines(offer, chosen).length > 0,
		},
	});
	const quantities = field.value;
	const isNothing = chosenLines(offer, quantities).length === 0;
	return (
		<ChoicePart as="fieldset" ref={standsFor(field.ref)}>
			<legend className="full head-reading bold">{t("lines")}</legend>
			<ul className="choices stack gap-x3">
				{offer.lines.map((line) => (
					<Choice
						key={line.lineId}
						line={line}
						quantity={Math.min(quantities[line.lineId] ?? 0, line.quantity)}
						onChange={(quantity) =>
							field.onChange({ ...quantities, [line.lineId]: quantity })
						}
					/>
				))}
			</ul>
			<Missed isMissing={formState.isSubmitted && isNothing}>
				{t("linesMissing")}
			</Missed>
		</ChoicePart>
	);
}

interface ChoiceProps {
	line: Offer["lines"][number];
	/** 0 where it stays. */
	quantity: number;
	onChange: (quantity: number) => void;
}

function Choice({ line, quantity, onChange }: ChoiceProps) {
	const t = useTranslations("refund.confirm");
	const { name, image, options, quantity: most, amounts } = line;
	const chosen = quantity > 0;
	const amount = amounts[quantity - 1] ?? "0.00";
	return (
		<li className="choice pad-x3" data-chosen={chosen || undefined}>
			<label className="row gap-x3">
				<input
					type="checkbox"
					checked={chosen}
					onChange={() => onChange(chosen ? 0 : most)}
				/>
				<Picture
					className="rigid as-picture"
					source={image}
					alt=""
					width={64}
				/>
				<span className="stack">
					<span className="name">{name}</span>
					<span className="soft">{Object.values(options).join(" · ")}</span>
				</span>
			</label>
			{chosen && (
				<div className="pieces row wraps apart gap-x3">
					{most > 1 ? (
						<QuantityStepper
							quantity={quantity}
							most={most}
							limit={t("most", { count: most })}
							words={{
								label: t("quantity", { name }),
								decrease: t("fewer", { name }),
								increase: t("moreOf", { name }),
							}}
							onChange={onChange}
						/>
					) : (
						<span className="soft">{t("onePiece")}</span>
					)}
					<b>{formatPrice(amount)}</b>
				</div>
			)}
		</li>
	);
}
