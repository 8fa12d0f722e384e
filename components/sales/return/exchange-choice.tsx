"use client";

import { useTranslations } from "next-intl";
import { useController, useWatch } from "react-hook-form";
import { ChoicePart } from "@/components/sales/refund/confirm-styles";
import {
	exchangeable,
	type Offer,
	type RefundDraft,
} from "@/components/sales/refund/draft";
import { Picture } from "@/components/ui/picture";
import type { ExchangeVariant } from "@/gateway/contract/sales/exchange";
import { fromCents, toCents } from "@/lib/money/cents";
import { formatPrice } from "@/lib/money/money";

/** Money or another variant, for the goods of one line that come back; nothing where there is no other. */
export function ExchangeChoice({ offer }: { offer: Offer }) {
	const t = useTranslations("refund.exchange");
	const quantities = useWatch<RefundDraft, "quantities">({
		name: "quantities",
	});
	const back = useWatch<RefundDraft, "back">({ name: "back" });
	const { field } = useController<RefundDraft, "wanted">({ name: "wanted" });
	const only = exchangeable(offer, { quantities, back });
	if (!only) return null;
	const { quantity, line } = only;
	const canBeHad = ({ terms }: ExchangeVariant) => terms.length >= quantity;
	const isMoney = !line.variants.some(
		(one) => one.skuId === field.value && canBeHad(one),
	);
	return (
		<ChoicePart as="fieldset">
			<legend className="full head-reading bold">{t("choice")}</legend>
			<ul className="choices stack gap-x3">
				<li className="choice pad-x3" data-chosen={isMoney || undefined}>
					<label className="row gap-x3">
						<input
							type="radio"
							name="wanted"
							checked={isMoney}
							onChange={() => field.onChange(undefined)}
						/>
						<span>{t("money")}</span>
					</label>
				</li>
				{line.variants.map((variant) => (
					<VariantRow
						key={variant.skuId}
						variant={variant}
						quantity={quantity}
						isChosen={!isMoney && variant.skuId === field.value}
						onChoose={() => field.onChange(variant.skuId)}
					/>
				))}
			</ul>
		</ChoicePart>
	);
}

interface VariantRowProps {
	variant: ExchangeVariant;
	quantity: number;
	isChosen: boolean;
	onChoose: () => void;
}

function VariantRow(props: VariantRowProps) {
	const { variant, quantity, isChosen, onChoose } = props;
	const { image, options, price, terms } = variant;
	return (
		<li className="choice pad-x3" data-chosen={isChosen || undefined}>
			<label className="row gap-x3">
				<input
					type="radio"
					name="wanted"
					checked={isChosen}
					disabled={terms.length < quantity}
					onChange={onChoose}
				/>
				<Picture
					className="rigid as-picture"
					source={image}
					alt=""
					width={64}
				/>
				<span className="stack">
					<span className="name">{Object.values(options).join(" · ")}</span>
					<span className="soft">{formatPrice(price)}</span>
					<Difference variant={variant} quantity={quantity} />
				</span>
			</label>
		</li>
	);
}

/** What comes back beside it or is to be added, or why it cannot be chosen. */
function Difference(props: Pick<VariantRowProps, "variant" | "quantity">) {
	const t = useTranslations("refund.exchange");
	const { terms } = props.variant;
	const count = terms.length;
	if (count === 0) return <span className="soft">{t("soldOut")}</span>;
	const asked = terms[props.quantity - 1];
	if (!asked) return <span className="soft">{t("fewer", { count })}</span>;
	const { back, pay } = asked;
	if (pay !== "0.00") {
		const added = fromCents(toCents(pay) - toCents(back));
		return <b>{t("add", { amount: formatPrice(added) })}</b>;
	}
	const isEven = back === "0.00";
	return <b>{isEven ? t("even") : t("back", { amount: formatPrice(back) })}</b>;
}
