"use client";

import { useLocale, useTranslations } from "next-intl";
import type { SharedBasket } from "@/gateway/contract/sales/shared-basket";
import { formatDate } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { BasketEnd } from "./basket-end";
import { BasketLink } from "./basket-link";
import { BasketMember } from "./basket-member";
import { FromCart } from "./from-cart";
import { PayBasket } from "./pay-basket";
import { TakenNotice } from "./taken-notice";
import { useNameOf } from "./use-name-of";

export interface BasketProps {
	basket: SharedBasket;
	onChange: () => void;
}

interface BasketCardProps extends BasketProps {
	/** Of the link that it was opened by. */
	token: string | undefined;
}

/** One basket: who put what in, what each one's comes to, and who pays. */
export function BasketCard({ basket, token, onChange }: BasketCardProps) {
	const t = useTranslations("sharedBasket");
	const locale = useLocale();
	const name = useNameOf()(basket);
	const { taken, members, isOwn } = basket;
	const day = formatDate(new Date(basket.endsAt), locale, {
		dateStyle: "medium",
	});
	return (
		<>
			<section
				className="stack cols-1 gap-x4 as-card pad-x4"
				aria-labelledby="basket"
				data-basket={basket.id}
			>
				<h2 id="basket" className="head-title anywhere">
					{name}
				</h2>
				{taken && <TakenNotice basket={basket} onChange={onChange} />}
				{members.map((member) => (
					<BasketMember
						key={member.id}
						member={member}
						basket={basket}
						onChange={onChange}
					/>
				))}
				<p className="row apart gap-x3 rule-above strong total">
					<span>{t("total")}</span>
					<span>{formatPrice(basket.total)}</span>
				</p>
				{!taken && <p className="note">{t("note")}</p>}
				{!taken && basket.pieces > 0 && (
					<PayBasket basket={basket} onChange={onChange} />
				)}
			</section>
			{!taken && <FromCart basket={basket} onChange={onChange} />}
			{isOwn && <BasketLink id={basket.id} token={token} />}
			<div className="row wraps apart gap-x3">
				<p className="note">{t("ends", { day })}</p>
				<BasketEnd basket={basket} onChange={onChange} />
			</div>
		</>
	);
}
