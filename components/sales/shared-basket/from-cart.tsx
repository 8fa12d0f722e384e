"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTrying } from "@/components/layout/use-trying";
import { useCart } from "@/components/sales/cart/use-cart";
import { GoodsLine } from "@/components/sales/shopping-list/goods-line";
import { LineStyles } from "@/components/sales/shopping-list/line-styles";
import { Button } from "@/components/ui/button";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { browserApi } from "@/lib/api/browser";
import { readCart } from "@/lib/cart/own-cart";
import type { BasketProps } from "./basket-card";

/** What lies in the own cart, one by one or all at once into the basket. */
export function FromCart({ basket, onChange }: BasketProps) {
	const t = useTranslations("sharedBasket.cart");
	const failed = useTranslations("sharedBasket")("failed");
	const locale = useLocale();
	const { cart } = useCart();
	const { isBusy, trying } = useTrying(failed, onChange);
	const lines = cart?.groups.flatMap((group) => group.lines) ?? [];
	const put = (wanted: CartLine[]) =>
		trying(async () => {
			await browserApi(locale).post("/api/front/shared-basket/add/{id}", {
				params: { id: basket.id },
				body: { lineIds: wanted.map(({ id }) => id) },
			});
			await readCart(locale);
		});
	return (
		<section
			className="stack cols-1 gap-x3 as-card pad-x4"
			aria-labelledby="from-cart"
			aria-busy={isBusy}
		>
			<div className="row wraps apart gap-x2">
				<h2 id="from-cart" className="head-reading">
					{t("title")}
				</h2>
				{lines.length > 1 && (
					<Button kind="quiet" onClick={() => void put(lines)}>
						{t("all", { count: lines.length })}
					</Button>
				)}
			</div>
			{lines.length === 0 && <p className="note">{t("hint")}</p>}
			<LineStyles className="stack gap-x3">
				{lines.map((line) => (
					<GoodsLine key={line.id} line={line}>
						<span className="rigid no-break">× {line.quantity}</span>
						<Button kind="quiet" onClick={() => void put([line])}>
							{t("one")}
							<span className="visually-hidden"> {line.name}</span>
						</Button>
					</GoodsLine>
				))}
			</LineStyles>
		</section>
	);
}
