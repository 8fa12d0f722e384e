"use client";

import { useTranslations } from "next-intl";
import { QuantityStepper } from "@/components/catalog/goods/quantity-stepper";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { mostOfOneSku } from "@/lib/terms/cart-terms";
import { Chosen } from "./chosen";
import { LineStyles } from "./line-styles";

export interface DraftLine {
	skuId: number;
	name: string;
	image: string;
	options: Record<string, string>;
	quantity: number;
}

interface DraftLinesProps {
	lines: DraftLine[];
	onChange: (lines: DraftLine[]) => void;
}

/** What stands on a list while it is written. */
export function DraftLines({ lines, onChange }: DraftLinesProps) {
	const t = useTranslations("shoppingList.form");
	return (
		<LineStyles className="stack gap-x3" aria-label={t("lines")}>
			{lines.map((line) => (
				<li key={line.skuId} className="row wraps gap-x3">
					<Picture
						className="rigid as-picture"
						source={line.image}
						alt=""
						width={56}
					/>
					<span className="name stack">
						<span className="anywhere">{line.name}</span>
						<Chosen options={line.options} />
					</span>
					<QuantityStepper
						quantity={line.quantity}
						most={mostOfOneSku}
						words={{
							label: t("quantity", { name: line.name }),
							decrease: t("decrease", { name: line.name }),
							increase: t("increase", { name: line.name }),
						}}
						limit={t("limit", { count: mostOfOneSku })}
						onChange={(quantity) =>
							onChange(
								lines.map((one) => (one === line ? { ...one, quantity } : one)),
							)
						}
					/>
					<button
						type="button"
						className="remove soft"
						aria-label={t("remove", { name: line.name })}
						onClick={() => onChange(lines.filter((one) => one !== line))}
					>
						<Icon name="trash-2" size={20} />
					</button>
				</li>
			))}
		</LineStyles>
	);
}
