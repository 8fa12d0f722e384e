"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useId, useState } from "react";
import { BuyNow } from "@/components/catalog/goods/buy-now";
import { PriceNotes } from "@/components/catalog/goods/price-notes";
import { SkuOptions } from "@/components/catalog/goods/sku-options";
import { useOptionLabel } from "@/components/catalog/goods/use-option-label";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { Sheet } from "@/components/ui/sheet";
import type { GoodsDetail, Sku } from "@/gateway/contract/catalog/goods";
import { SkuStyles } from "./sku-styles";

interface SkuSheetProps {
	goods: GoodsDetail;
	/** The one that is chosen already; by default the cheapest that is there. */
	currentSkuId?: number;
	submitLabel: string;
	/** Whether it can be bought at once, too. */
	hasBuyNow?: boolean;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	returnTo: RefObject<HTMLElement | null>;
	onChoose: (skuId: number) => void;
}

/** Which one of a goods, without leaving the page. */
export function SkuSheet(props: SkuSheetProps) {
	const { goods, currentSkuId, submitLabel, hasBuyNow, onChoose, ...sheet } =
		props;
	const t = useTranslations("cart.sku");
	const first =
		goods.skus.find(({ id }) => id === currentSkuId) ?? cheapestOf(goods);
	return (
		<Sheet {...sheet} title={t("title")} closeLabel={t("close")}>
			{first && (
				<Choice
					goods={goods}
					first={first}
					submitLabel={submitLabel}
					onBuyNow={hasBuyNow ? () => sheet.onOpenChange(false) : undefined}
					onChoose={onChoose}
				/>
			)}
		</Sheet>
	);
}

function cheapestOf({ skus, price }: GoodsDetail): Sku | undefined {
	const inStock = skus.filter(({ stock }) => stock > 0);
	return inStock.find((sku) => sku.price === price) ?? inStock[0] ?? skus[0];
}

type ChoiceProps = Pick<SkuSheetProps, "goods" | "submitLabel" | "onChoose"> & {
	first: Sku;
	/** Runs before the way leads on; there is none without. */
	onBuyNow?: () => void;
};

function Choice(props: ChoiceProps) {
	const { goods, first, submitLabel, onBuyNow, onChoose } = props;
	const t = useTranslations();
	const labelOf = useOptionLabel();
	const [sku, setSku] = useState(first);
	const soldOutId = useId();
	const isSoldOut = sku.stock === 0;
	return (
		<SkuStyles>
			<div className="face">
				<Picture source={sku.image ?? goods.image} alt="" width={96} />
				<div>
					<p className="name size-reading strong anywhere">{goods.name}</p>
					<div aria-live="polite">
						<Price
							amount={sku.price}
							oldPrice={sku.oldPrice}
							oldPriceLabel={t("cart.line.oldPrice")}
						/>
						<PriceNotes {...sku} />
					</div>
				</div>
			</div>
			<SkuOptions
				options={goods.options.map((option) => ({
					...option,
					label: labelOf(option.name),
				}))}
				skus={goods.skus}
				current={sku}
				reasons={{
					soldOut: t("goods.choice.soldOut"),
					impossible: t("goods.choice.impossible"),
				}}
				onChoose={setSku}
			/>
			<div className="decide stack gap-x3">
				<Button
					id={soldOutId}
					kind="primary"
					disabled={isSoldOut}
					onClick={() => onChoose(sku.id)}
				>
					{isSoldOut ? t("goods.choice.soldOut") : submitLabel}
				</Button>
				{onBuyNow && (
					<BuyNow
						bought={{ goodsId: goods.id, skuId: sku.id, quantity: 1 }}
						isSoldOut={isSoldOut}
						label={t("goods.buy.now")}
						describedBy={soldOutId}
						onPress={onBuyNow}
					/>
				)}
			</div>
		</SkuStyles>
	);
}
