"use client";

import { useTranslations } from "next-intl";
import { PriceNotes } from "@/components/catalog/goods/price-notes";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { closeLogin } from "@/lib/session/login-dialog";
import { LineQuantity } from "./line-quantity";
import { PriceNote } from "./price-note";

// messages: cart.invalid.*
interface BasketLineProps {
	line: CartLine;
	onRemove: (line: CartLine, pressed: HTMLElement) => void;
}

/** One sku of a visitor's: how many, what it comes to, or why it cannot be had. */
export function BasketLine({ line, onRemove }: BasketLineProps) {
	const t = useTranslations("cart");
	const { name, state, goodsId, skuId } = line;
	const isSold = state === "available" || state === "fewer";
	const options = Object.values(line.options).join("・") || line.unit;
	return (
		<li
			className="item"
			data-line={line.id}
			data-is-gone={!isSold || undefined}
		>
			<Picture className="picture" source={line.image} alt="" width={72} />
			<div className="what stack gap-x1 to-start">
				<h3 className="anywhere">
					{state === "offShelf" ? (
						name
					) : (
						<Link href={paths.goods(goodsId, skuId)} onClick={closeLogin}>
							{name}
						</Link>
					)}
				</h3>
				{options && <p className="note">{options}</p>}
				{isSold ? (
					<>
						<Price
							amount={line.price}
							oldPrice={line.oldPrice}
							oldPriceLabel={t("line.oldPrice")}
						/>
						<PriceNotes {...line} />
						<PriceNote line={line} />
					</>
				) : (
					<p className="bad">{t(`invalid.${state}`)}</p>
				)}
			</div>
			<button
				type="button"
				className="remove"
				data-remove=""
				aria-label={t("line.remove", { name })}
				onClick={({ currentTarget }) => onRemove(line, currentTarget)}
			>
				<Icon name="trash-2" size={20} />
			</button>
			{isSold && (
				<div className="amount row wraps apart gap-x2">
					<LineQuantity line={line} />
					<p className="bold no-break">
						<span className="visually-hidden">{t("line.subtotal")} </span>
						{formatPrice(line.subtotal)}
					</p>
				</div>
			)}
		</li>
	);
}
