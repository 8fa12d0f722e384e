"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListLink } from "@/components/sales/shopping-list/list-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Aisle as AisleOfGoods } from "@/gateway/contract/sales/buy-again";
import { isBuyable } from "@/lib/cart/is-buyable";
import { BoughtCard } from "./bought-card";
import { useAddAisle } from "./use-add-aisle";

/** One aisle: its goods, each as often as its shopper says, one by one or all at once. */
export function Aisle({ aisle }: { aisle: AisleOfGoods }) {
	const t = useTranslations("buyAgain.aisle");
	const { id, name, goods } = aisle;
	const [chosen, setChosen] = useState<Record<number, number>>({});
	const { isBusy, addAll } = useAddAisle();
	const quantityOf = (skuId: number, proposed: number) =>
		chosen[skuId] ?? proposed;
	const wishes = goods
		.filter(({ state }) => isBuyable(state))
		.map(({ skuId, quantity }) => ({
			skuId,
			quantity: quantityOf(skuId, quantity),
		}));
	const title = `aisle-${id}`;
	return (
		<section className="stack cols-1 gap-x3" aria-labelledby={title}>
			<div className="row wraps apart gap-x2">
				<h2 id={title} className="head-title">
					{name}
				</h2>
				{wishes.length > 1 && (
					<div className="row wraps gap-x2">
						<ListLink
							lines={wishes}
							words={t("toList")}
							label={t("toListOf", { name })}
						/>
						<Button
							kind="quiet"
							aria-busy={isBusy}
							aria-label={t("addAllOf", { name, count: wishes.length })}
							onClick={() => void addAll(wishes)}
						>
							<Icon name="shopping-basket" size={18} />
							{t("addAll", { count: wishes.length })}
						</Button>
					</div>
				)}
			</div>
			<ul className="bought">
				{goods.map((one) => (
					<BoughtCard
						key={one.skuId}
						goods={one}
						quantity={quantityOf(one.skuId, one.quantity)}
						onQuantity={(quantity) =>
							setChosen((all) => ({ ...all, [one.skuId]: quantity }))
						}
					/>
				))}
			</ul>
		</section>
	);
}
