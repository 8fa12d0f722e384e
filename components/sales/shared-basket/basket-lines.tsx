"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { QuantityStepper } from "@/components/catalog/goods/quantity-stepper";
import { useTrying } from "@/components/layout/use-trying";
import { GoodsLine } from "@/components/sales/shopping-list/goods-line";
import { LineStyles } from "@/components/sales/shopping-list/line-styles";
import { Icon } from "@/components/ui/icon";
import type { SharedLine } from "@/gateway/contract/sales/shared-basket";
import { browserApi } from "@/lib/api/browser";
import { isBuyable } from "@/lib/cart/is-buyable";
import { formatPrice } from "@/lib/money/money";
import { mostOfOneSku } from "@/lib/terms/cart-terms";

// messages: sharedBasket.line.*

interface BasketLinesProps {
	lines: SharedLine[];
	basketId: number;
	mayChange: boolean;
	onChange: () => void;
}

export function BasketLines({ lines, mayChange, ...rest }: BasketLinesProps) {
	return (
		<LineStyles className="stack gap-x3">
			{lines.map((line) => (
				<GoodsLine
					key={line.skuId}
					line={
						line.state === "offShelf" ? { ...line, goodsId: undefined } : line
					}
					note={<StateOf line={line} />}
				>
					{mayChange ? (
						<Quantity line={line} {...rest} />
					) : (
						<span className="rigid no-break">× {line.quantity}</span>
					)}
				</GoodsLine>
			))}
		</LineStyles>
	);
}

interface LineProps {
	line: SharedLine;
}

function StateOf({ line: { state, price, pieces } }: LineProps) {
	const t = useTranslations("sharedBasket.line");
	if (!isBuyable(state))
		return <span className="size-small strong">{t(state)}</span>;
	return (
		<span className="note">
			{formatPrice(price)}
			{state === "fewer" && ` · ${t("fewer", { count: pieces })}`}
		</span>
	);
}

interface QuantityProps extends LineProps {
	basketId: number;
	onChange: () => void;
}

function Quantity({ line, basketId, onChange }: QuantityProps) {
	const t = useTranslations("sharedBasket.line");
	const { name } = line;
	const { wanted, set } = useQuantity({ line, basketId, onChange });
	return (
		<>
			<QuantityStepper
				quantity={wanted ?? line.quantity}
				most={mostOfOneSku}
				words={{
					label: t("quantity", { name }),
					decrease: t("decrease", { name }),
					increase: t("increase", { name }),
				}}
				limit={t("limit", { count: mostOfOneSku })}
				onChange={set}
			/>
			<button
				type="button"
				className="remove soft"
				aria-label={t("remove", { name })}
				onClick={() => set(0)}
			>
				<Icon name="trash-2" size={20} />
			</button>
		</>
	);
}

/** What is wanted is shown at once, and sent one after the other: the last wish is the one that counts. */
function useQuantity({ line, basketId, onChange }: QuantityProps) {
	const failed = useTranslations("sharedBasket")("failed");
	const api = browserApi(useLocale());
	const [wanted, setWanted] = useState<number>();
	const [known, setKnown] = useState(line.quantity);
	if (known !== line.quantity) {
		setKnown(line.quantity);
		if (wanted === line.quantity) setWanted(undefined);
	}
	const sent = useRef<Promise<unknown>>(Promise.resolve());
	const { trying } = useTrying(failed, onChange);
	function set(quantity: number) {
		if (quantity > 0) setWanted(quantity);
		const { memberId, skuId } = line;
		sent.current = sent.current.then(() =>
			trying(async () => {
				const params = { id: basketId };
				const body = { memberId, skuId, quantity };
				try {
					await api.post("/api/front/shared-basket/set/{id}", { params, body });
				} catch (error) {
					setWanted(undefined);
					throw error;
				}
			}),
		);
	}
	return { wanted, set };
}
