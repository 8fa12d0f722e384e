"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import {
	type Condition,
	conditions,
} from "@/gateway/contract/sales/return-terms";
import type { Inspection } from "./inspect-form";
import { PiecesInput } from "./pieces-input";

// messages: refund.return.condition.*

interface InspectLineProps {
	line: RefundDetail["lines"][number];
	/** Its place in the form. */
	at: number;
}

export function InspectLine({ line, at }: InspectLineProps) {
	const t = useTranslations("console.orders.return");
	const words = useTranslations("refund.return.condition");
	const { setValue } = useFormContext<Inspection>();
	const said = useWatch<Inspection, `lines.${number}`>({ name: `lines.${at}` });
	const { name, quantity } = line;
	return (
		<div className="stack gap-x2 rule-above">
			<p className="name">{name}</p>
			<label className="target gap-x2">
				{t("condition")}
				<select
					aria-label={t("conditionOf", { name })}
					value={said.condition}
					onChange={({ target }) =>
						setValue(`lines.${at}.condition`, target.value as Condition)
					}
				>
					{conditions.map((condition) => (
						<option key={condition} value={condition}>
							{words(condition)}
						</option>
					))}
				</select>
			</label>
			<PiecesInput
				label={t("accepted")}
				about={t("acceptedOf", { name })}
				pieces={said.accepted}
				most={quantity}
				onChange={(pieces) => setValue(`lines.${at}.accepted`, pieces)}
			/>
		</div>
	);
}
