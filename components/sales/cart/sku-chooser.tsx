"use client";

import { useTranslations } from "next-intl";
import { addToCart } from "@/lib/cart/add-to-cart";
import { endChoice, type SkuChoice } from "@/lib/cart/sku-choice";
import { LateWords } from "@/lib/i18n/late-words";
import { SkuSheet } from "./sku-sheet";

interface SkuChooserProps {
	choice: SkuChoice;
	/** Else it is on its way out. */
	isOpen: boolean;
}

/** Has the shopper choose a sku of a goods before it goes into the cart. Brings its words along. */
export function SkuChooser(props: SkuChooserProps) {
	return (
		<LateWords part="cart">
			<Chooser {...props} />
		</LateWords>
	);
}

function Chooser({ choice, isOpen }: SkuChooserProps) {
	const t = useTranslations("cart.add");
	const { goods, request } = choice;

	return (
		<SkuSheet
			key={goods.id}
			submitLabel={t("label")}
			hasBuyNow
			goods={goods}
			isOpen={isOpen}
			onOpenChange={endChoice}
			returnTo={{ current: request.opener ?? null }}
			onChoose={(skuId) => {
				endChoice();
				const { price } = goods.skus.find(({ id }) => id === skuId) ?? goods;
				void addToCart({ skuId, quantity: 1, priceSeen: price }, request);
			}}
		/>
	);
}
