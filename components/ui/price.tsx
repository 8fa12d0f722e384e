import type { ReactNode } from "react";
import { formatPrice, priceParts } from "@/lib/money/money";

export interface PriceProps {
	amount: string;
	/** Shown struck when given; say what it is in `oldPriceLabel`. */
	oldPrice?: string | null;
	oldPriceLabel?: string;
	/** What is saved, in words; beside the price, in a region with `savingCss`. */
	saving?: string;
	/** A word such as "from", before or after as the language has it. */
	before?: ReactNode;
	after?: ReactNode;
	className?: string;
}

/** Size follows `font-size` of `.price`. */
export function Price(props: PriceProps) {
	const { amount, oldPrice, oldPriceLabel, before, after, className } = props;
	const { currency, whole, cents } = priceParts(amount);
	const price = (
		<span className={className ? `price ${className}` : "price"}>
			{before && <span className="price-word">{before} </span>}
			<span className="price-now">
				<span className="visually-hidden">{formatPrice(amount)}</span>
				<span aria-hidden="true">
					<span className="price-small">{currency}</span>
					{whole}
					<span className="price-small">.{cents}</span>
				</span>
			</span>
			{after && <span className="price-word"> {after}</span>}
			{oldPrice && (
				<span className="price-old">
					{" "}
					<span className="visually-hidden">{oldPriceLabel} </span>
					<s>{formatPrice(oldPrice)}</s>
				</span>
			)}
		</span>
	);
	if (!props.saving) return price;
	return (
		<>
			{price}
			<span className="saving">{props.saving}</span>
		</>
	);
}
