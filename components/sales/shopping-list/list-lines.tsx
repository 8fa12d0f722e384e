"use client";

import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { ShoppingListLine } from "@/gateway/contract/sales/shopping-list";
import { isBuyable } from "@/lib/cart/is-buyable";
import { priceChange } from "@/lib/cart/price-change";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { Chosen } from "./chosen";
import { LineStyles } from "./line-styles";

// messages: shoppingList.line.*

/** What stands on a list, with what each costs now and whether it can be had. */
export function ListLines({ lines }: { lines: ShoppingListLine[] }) {
	return (
		<LineStyles className="stack gap-x2">
			{lines.map((line) => (
				<li key={line.skuId} className="row gap-x3">
					<Picture
						className="rigid as-picture"
						source={line.image}
						alt=""
						width={48}
					/>
					<div className="stack grow">
						<NameOf line={line} />
						<Chosen options={line.options} />
						<StateOf line={line} />
					</div>
					<span className="rigid no-break">× {line.quantity}</span>
				</li>
			))}
		</LineStyles>
	);
}

function NameOf({ line }: { line: ShoppingListLine }) {
	const { name, state, goodsId, skuId } = line;
	if (state === "offShelf") return <span className="anywhere">{name}</span>;
	return (
		<Link className="anywhere" href={paths.goods(goodsId, skuId)}>
			{name}
		</Link>
	);
}

function StateOf({ line }: { line: ShoppingListLine }) {
	const t = useTranslations("shoppingList.line");
	const { state, price, lastPrice, quantityMax } = line;
	if (!isBuyable(state))
		return <span className="size-small strong">{t(state)}</span>;
	const { isCheaper, amount } = priceChange(lastPrice, price);
	const isDearer = price !== lastPrice && !isCheaper;
	return (
		<span className="note">
			{formatPrice(price)}
			{isDearer && ` · ${t("dearer", { amount: formatPrice(amount) })}`}
			{state === "fewer" && ` · ${t("fewer", { count: quantityMax })}`}
		</span>
	);
}
