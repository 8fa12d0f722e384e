"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { QuantityStepper } from "@/components/catalog/goods/quantity-stepper";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { mostOfOneSku } from "@/lib/terms/cart-terms";
import { useTryChange } from "./use-change";

/** How many; a refusal is said below. */
export function LineQuantity({ line }: { line: CartLine }) {
	const t = useTranslations();
	const tryChange = useTryChange();
	const [fault, setFault] = useState("");
	const [refused, setRefused] = useState(0);
	const { id, name, quantity, quantityMax: most, state } = line;

	const isTooMany = state === "fewer";
	const limit =
		most < mostOfOneSku
			? t("goods.quantity.stockLimit", { count: most })
			: t("goods.quantity.skuLimit", { count: most });

	async function set(wanted: number) {
		if (wanted === quantity) return;
		setFault("");
		const said = await tryChange({ kind: "quantity", id, quantity: wanted });
		if (!said) return;
		setFault(said);
		setRefused(wanted);
	}

	return (
		<div className="quantity stack text-end">
			<QuantityStepper
				quantity={quantity}
				most={most}
				words={{
					label: t("cart.line.quantity", { name }),
					decrease: t("cart.line.decrease", { name }),
					increase: t("cart.line.increase", { name }),
				}}
				limit={isTooMany ? "" : limit}
				onChange={set}
			/>
			{isTooMany && (
				<p className="line-note row wraps">
					{t("cart.line.fewer", { max: most })}
					<button type="button" className="text" onClick={() => set(most)}>
						{t("cart.line.take", { max: most })}
					</button>
				</p>
			)}
			<p className="line-note row wraps" role="alert">
				{fault}
				{fault && refused !== quantity && (
					<button type="button" className="text" onClick={() => set(refused)}>
						{t("cart.line.again", { count: refused })}
					</button>
				)}
			</p>
		</div>
	);
}
