"use client";

import { useTranslations } from "next-intl";
import { PriceNotes } from "@/components/catalog/goods/price-notes";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

// messages: cart.line.*, cart.invalid.*

/** One of what was handed over: how many of what, or why it cannot be had. */
export function HandedLine({ line }: { line: CartLine }) {
	const t = useTranslations("cart");
	const { state, name, quantity, quantityMax } = line;
	const isSold = state === "available" || state === "fewer";
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
						<Price
							amount={line.price}
							oldPrice={line.oldPrice}
							oldPriceLabel={t("line.oldPrice")}
						/>
						<PriceNotes {...line} />
						{state === "fewer" && (
							<p className="line-note">
								{t("line.fewer", { max: quantityMax })}
							</p>
						)}
					</>
				) : (
					<p className="line-note">{t(`invalid.${state}`)}</p>
				)}
			</div>
			{isSold && (
				<p className="ways bold no-break">
					× {Math.min(quantity, quantityMax)}
				</p>
			)}
		</li>
	);
}
