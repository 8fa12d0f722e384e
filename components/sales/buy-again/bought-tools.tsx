"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { QuantityStepper } from "@/components/catalog/goods/quantity-stepper";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { Icon } from "@/components/ui/icon";
import type { BoughtBefore } from "@/gateway/contract/sales/buy-again";
import { addToCart } from "@/lib/cart/add-to-cart";

interface BoughtToolsProps {
	goods: BoughtBefore;
	quantity: number;
	onQuantity: (quantity: number) => void;
}

/** How many, and into the cart; a refusal is said below. */
export function BoughtTools(props: BoughtToolsProps) {
	const { goods, quantity, onQuantity } = props;
	const t = useTranslations("buyAgain.goods");
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState("");
	const { skuId, name, quantityMax } = goods;

	async function add(opener: HTMLElement) {
		if (isBusy) return;
		setBusy(true);
		setFault("");
		const wish = { skuId, quantity };
		await addToCart(wish, { locale, opener, onFault: setFault }).finally(() =>
			setBusy(false),
		);
	}
	return (
		<div className="row wraps gap-x2">
			<QuantityStepper
				quantity={quantity}
				most={quantityMax}
				words={{
					label: t("quantity", { name }),
					decrease: t("decrease", { name }),
					increase: t("increase", { name }),
				}}
				limit={t("limit", { count: quantityMax })}
				onChange={onQuantity}
			/>
			<Button
				kind="primary"
				aria-busy={isBusy}
				aria-label={t("addNamed", { name })}
				onClick={({ currentTarget }) => void add(currentTarget)}
			>
				<Icon name="shopping-basket" size={18} />
				{t("add")}
			</Button>
			<FormFault words={fault} />
		</div>
	);
}
