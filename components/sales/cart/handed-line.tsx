"use client";

import { useTranslations } from "next-intl";
import { PriceNotes } from "@/components/catalog/goods/price-notes";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { isBuyable } from "@/lib/cart/is-buyable";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";

// messages: cart.line.*, cart.invalid.*

interface HandedLineProps {
	line: CartLine;
	/** Pieces that were asked for. */
	asked: number;
}

/** One of what was handed over: how many of what, or why it cannot be had. */
export function HandedLine({ line, asked }: HandedLineProps) {
	const t = useTranslations("cart");
	const { state, name, quantity } = line;
	const isSold = isBuyable(state);
	const options = Object.values(line.options).join("・") || line.unit;
	return (
		<li className="item">
			<Picture className="picture" source={line.image} alt="" width={96} />
			<div className="what stack gap-x1 to-start">
				<h2 className="anywhere">
					{state === "offShelf" ? (
						name
					) : (
						<Link href={paths.goods(line.goodsId, line.skuId)}>{name}</Link>
					)}
				</h2>
				{options && <p className="soft size-small">{options}</p>}
				{isSold ? (
					<>
						<div className="flow wraps gap-x2 at-baseline">
							<Price
								amount={line.price}
								oldPrice={line.oldPrice}
								oldPriceLabel={t("line.oldPrice")}
							/>
							<b className="no-break">× {quantity}</b>
						</div>
						<PriceNotes {...line} />
						{asked > quantity && (
							<p className="line-note">{t("line.fewer", { max: quantity })}</p>
						)}
					</>
				) : (
					<p className="line-note">{t(`invalid.${state}`)}</p>
				)}
			</div>
			{isSold && (
				<p className="subtotal bold no-break">
					<span className="visually-hidden">{t("line.subtotal")} </span>
					{formatPrice(line.subtotal)}
				</p>
			)}
		</li>
	);
}
