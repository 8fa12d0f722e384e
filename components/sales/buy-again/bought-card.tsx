"use client";

import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { BoughtBefore } from "@/gateway/contract/sales/buy-again";
import { isBuyable } from "@/lib/cart/is-buyable";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { BoughtTools } from "./bought-tools";
import { LastPrice } from "./last-price";

interface BoughtCardProps {
	goods: BoughtBefore;
	quantity: number;
	onQuantity: (quantity: number) => void;
}

/** A goods that was bought before: what it cost then, what it costs now, whether it can be had. */
export function BoughtCard(props: BoughtCardProps) {
	const { goods } = props;
	const t = useTranslations("buyAgain.goods");
	const locale = useLocale();
	const { goodsId, skuId, name, state, times, lastAt } = goods;
	const isGone = !isBuyable(state);
	const which = Object.values(goods.options).join("・") || goods.unit;
	return (
		<li
			className={`flow gap-x3 as-card pad-x3${isGone ? " gone" : ""}`}
			data-sku={skuId}
		>
			<Picture
				className="rigid as-picture"
				source={goods.image}
				alt=""
				width={88}
			/>
			<div className="stack gap-x1 grow from-top">
				<h3 className="size-body regular anywhere">
					{state === "offShelf" ? (
						name
					) : (
						<Link href={paths.goods(goodsId, skuId)}>{name}</Link>
					)}
				</h3>
				{which && <p className="note">{which}</p>}
				<p className="note">
					{t("times", { count: times, date: formatDay(lastAt, locale) })}
				</p>
				{isGone ? (
					<p className="size-small strong">
						{t(state === "offShelf" ? "offShelf" : "soldOut")}
					</p>
				) : (
					<p className="row wraps gap-x2">
						<Price amount={goods.price} />
						<LastPrice goods={goods} />
					</p>
				)}
				{!isGone && <BoughtTools {...props} />}
			</div>
		</li>
	);
}
