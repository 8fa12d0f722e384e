"use client";

import { type ReactNode, useId, useState } from "react";
import { late } from "@/components/ui/late";
import { mostOfOneSku } from "@/lib/terms/cart-terms";
import { AddButton } from "./add-button";
import { BuyNow } from "./buy-now";
import { PurchaseStyles } from "./purchase-styles";
import { QuantityStepper, type QuantityWords } from "./quantity-stepper";
import { showPicture } from "./show-picture";
import type { ChoosableSku, ValueState } from "./sku-choice";
import { type SkuOption, SkuOptions } from "./sku-options";
import { useChosenSku } from "./use-chosen-sku";
import { WatchRoom } from "./watch-room";

const TellWhenBack = late(
	() => import("./tell-when-back").then((module) => module.TellWhenBack),
	<WatchRoom />,
);

export interface PurchaseSku extends ChoosableSku {
	image: string | null;
	/** Price, old price and saving, worded by the server. */
	cost: ReactNode;
	/** What a measure of it costs, what it cost before, and costs with its delivery. */
	notes: ReactNode;
	/** Whether it is there, worded by the server. */
	availability: ReactNode;
	/** Why no more of it can be asked for. */
	limit: string;
}

export interface PurchaseWords {
	add: string;
	/** How it ended where the shop itself was asked. */
	added: string;
	notAdded: string;
	look: string;
	buyNow: string;
	soldOut: string;
	reasons: Record<Exclude<ValueState, "open">, string>;
	quantity: QuantityWords;
}

interface PurchasePanelProps {
	options: SkuOption[];
	skus: PurchaseSku[];
	initialSkuId: number;
	goodsId: number;
	words: PurchaseWords;
	/** Between the price and the choice. */
	offers?: ReactNode;
}

/** The decision: which one, how many, and the button. On a phone price and button stay at the foot of the screen. */
export function PurchasePanel(props: PurchasePanelProps) {
	const { initialSkuId, ...panel } = props;
	const initial =
		panel.skus.find(({ id }) => id === initialSkuId) ?? panel.skus[0];
	return initial ? <Panel {...panel} initial={initial} /> : null;
}

type PanelProps = Omit<PurchasePanelProps, "initialSkuId"> & {
	initial: PurchaseSku;
};

function Panel(props: PanelProps) {
	const { options, skus, initial, goodsId, words, offers } = props;
	const [sku, choose] = useChosenSku(skus, initial);
	const [wanted, setWanted] = useState(1);
	const isSoldOut = sku.stock === 0;
	const availabilityId = useId();
	const formId = useId();
	const most = Math.max(Math.min(sku.stock, mostOfOneSku), 1);

	const wish = { skuId: sku.id, quantity: Math.min(wanted, most) };

	function chooseSku(next: PurchaseSku) {
		choose(next);
		if (next.image) showPicture(next.image);
	}

	return (
		<PurchaseStyles className="stack gap-x5">
			<div className="cost" aria-live="polite">
				{sku.cost}
				{sku.notes}
			</div>
			{offers}
			<SkuOptions
				options={options}
				skus={skus}
				current={sku}
				reasons={words.reasons}
				onChoose={chooseSku}
			/>
			<div className="amount">
				{!isSoldOut && (
					<QuantityStepper
						quantity={wish.quantity}
						most={most}
						words={words.quantity}
						limit={sku.limit}
						onChange={setWanted}
						form={formId}
					/>
				)}
				<div id={availabilityId} className="availability" aria-live="polite">
					{sku.availability}
				</div>
			</div>
			{isSoldOut && <TellWhenBack key={sku.id} skuId={sku.id} />}
			<div className="decide">
				<div className="cost" aria-hidden="true">
					{sku.cost}
				</div>
				<AddButton
					key={sku.id}
					id={formId}
					goodsId={goodsId}
					wish={wish}
					isSoldOut={isSoldOut}
					words={words}
				/>
				<BuyNow
					bought={{ goodsId, ...wish }}
					isSoldOut={isSoldOut}
					label={words.buyNow}
					describedBy={availabilityId}
				/>
			</div>
		</PurchaseStyles>
	);
}
