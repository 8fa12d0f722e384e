"use client";

import { useTranslations } from "next-intl";
import { QuantityStepper } from "@/components/catalog/goods/quantity-stepper";
import { Icon } from "@/components/ui/icon";
import { mostOfOneSku } from "@/lib/terms/cart-terms";
import { GoodsLine } from "./goods-line";
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
				<GoodsLine key={line.skuId} line={line}>
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
				</GoodsLine>
			))}
		</LineStyles>
	);
}
