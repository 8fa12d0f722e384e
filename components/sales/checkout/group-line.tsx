"use client";

import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import {
	type Substitution,
	substitutions,
} from "@/gateway/contract/sales/checkout-terms";
import { formatPrice } from "@/lib/money/money";
import type { Group } from "./own";

interface GroupLineProps {
	line: Group["lines"][number];
	/** Of the supermarket alone. */
	substitution?: Substitution;
	onSubstitute: (wish: Substitution) => void;
}

// messages: checkout.substitution.*

/** One sku of the order, and what the picker does when it is not there after all. */
export function GroupLine(props: GroupLineProps) {
	const { line, substitution, onSubstitute } = props;
	const t = useTranslations("checkout");
	const options = Object.values(line.options).join(" · ");
	return (
		<li className="line-row">
			<Picture className="as-picture" source={line.image} alt="" width={64} />
			<span className="name">{line.name}</span>
			<span className="strong text-end">{formatPrice(line.subtotal)}</span>
			<span className="below soft">
				{options && `${options} · `}
				{formatPrice(line.price)} × {line.quantity}
			</span>
			{substitution && (
				<label className="below labelled stack gap-x1">
					<span className="visually-hidden">
						{t("substitutionOf", { name: line.name })}
					</span>
					<select
						value={substitution}
						onChange={({ target }) =>
							onSubstitute(target.value as Substitution)
						}
					>
						{substitutions.map((one) => (
							<option key={one} value={one}>
								{t(`substitution.${one}`)}
							</option>
						))}
					</select>
				</label>
			)}
		</li>
	);
}
