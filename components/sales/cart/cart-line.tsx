"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { PriceNotes } from "@/components/catalog/goods/price-notes";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { CartLine as Line } from "@/gateway/contract/sales/cart";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { ChooseBox } from "./choose-box";
import { LineActions } from "./line-actions";
import { LineQuantity } from "./line-quantity";
import { LineSku } from "./line-sku";
import { PriceNote } from "./price-note";
import { useChange } from "./use-change";

interface CartLineProps {
	line: Line;
	isPending: boolean;
}

/** One sku: whether it is bought, how many, what it comes to. Lines that stay the same are not drawn again. */
export const CartLine = memo(function CartLine({
	line,
	isPending,
}: CartLineProps) {
	const t = useTranslations("cart.line");
	const change = useChange();
	const { id, name } = line;
	return (
		<li className="item rule-above" data-line={id}>
			<ChooseBox
				label={t("choose", { name })}
				isChosen={line.isChosen}
				isDisabled={line.state !== "available"}
				onChoose={(isChosen) =>
					void change({ kind: "choose", ids: [id], isChosen })
				}
			/>
			<Picture className="picture" source={line.image} alt="" width={96} />
			<div className="what stack gap-x1 to-start">
				<h4 className="size-reading anywhere">
					<Link href={paths.goods(line.goodsId, line.skuId)}>{name}</Link>
				</h4>
				<LineSku line={line} />
				<p>
					<Price
						amount={line.price}
						oldPrice={line.oldPrice}
						oldPriceLabel={t("oldPrice")}
					/>
				</p>
				<PriceNotes {...line} />
				<PriceNote line={line} />
			</div>
			<LineQuantity line={line} />
			<p
				className="subtotal size-reading bold text-end no-break"
				aria-busy={isPending}
			>
				<span className="visually-hidden">{t("subtotal")} </span>
				{formatPrice(line.subtotal)}
			</p>
			<LineActions line={line} />
		</li>
	);
});
