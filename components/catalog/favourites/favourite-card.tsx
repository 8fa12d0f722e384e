"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import type { FavouriteGoods } from "@/gateway/contract/catalog/favourites";
import { formatPriceBriefly } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { PriceNotes } from "../goods/price-notes";
import { KeptCard } from "./kept-card";
import { PriceWatch } from "./price-watch";

interface FavouriteCardProps {
	goods: FavouriteGoods;
	/** While several are chosen. */
	choice?: { isChosen: boolean; choose: (isChosen: boolean) => void };
	onRemove: (isByKey: boolean) => void;
}

/** One goods that is kept: what it costs now, whether that is less than then, whether it can be had. */
export function FavouriteCard({ goods, choice, onRemove }: FavouriteCardProps) {
	const t = useTranslations("favourites.goods");
	const { goodsId, name, isSoldOut, isShown } = goods;
	const gone = isShown ? isSoldOut && t("soldOut") : t("offShelf");
	return (
		<KeptCard
			data-goods={goodsId}
			picture={goods.image}
			name={name}
			path={isShown ? paths.goods(goodsId) : undefined}
			isGone={Boolean(gone)}
			choice={
				choice && (
					<label className="choose target gap-x2">
						<input
							type="checkbox"
							aria-label={t("choose", { name })}
							checked={choice.isChosen}
							onChange={({ currentTarget }) =>
								choice.choose(currentTarget.checked)
							}
						/>
					</label>
				)
			}
			removeLabel={t("remove", { name })}
			onRemove={onRemove}
		>
			{gone && <p className="gone-word size-small strong">{gone}</p>}
			<Price
				amount={goods.price}
				oldPrice={goods.oldPrice}
				oldPriceLabel={t("oldPrice")}
			/>
			<PriceNotes unitPrice={null} lowestBefore={goods.lowestBefore} />
			{goods.priceDrop !== "0.00" && (
				<p className="drop size-small good">
					{t("cheaper", { amount: formatPriceBriefly(goods.priceDrop) })}
				</p>
			)}
			{!gone && (
				<div className="flow wraps gap-x2">
					<Button
						kind="quiet"
						data-add={goodsId}
						aria-label={t("addNamed", { name })}
					>
						<Icon name="shopping-basket" size={18} />
						{t("add")}
					</Button>
				</div>
			)}
			{isShown && <PriceWatch goods={goods} />}
		</KeptCard>
	);
}
