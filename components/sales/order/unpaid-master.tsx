"use client";

import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import { OrderActions } from "./order-actions";
import { OrderCard } from "./order-card";
import { CardRow } from "./order-styles";
import { PayBy } from "./pay-by";
import type { OrderSteps } from "./use-order-steps";

interface UnpaidMasterProps {
	/** All of one master, one at least. */
	orders: [ListedOrder, ...ListedOrder[]];
	steps: OrderSteps;
}

const shared = ["pay", "cancel"] as const;

/** Orders that are paid together, with one button. */
export function UnpaidMaster({ orders, steps }: UnpaidMasterProps) {
	const t = useTranslations("order.master");
	const [first] = orders;
	return (
		<section className="together stack cols-1 as-panel" aria-label={t("label")}>
			<CardRow className="head">
				<h2 className="row gap-x2 grow head-reading anywhere">
					{t("count", { count: orders.length })}
				</h2>
				<PayBy expiresAt={first.expiresAt} />
			</CardRow>
			{orders.map((order) => (
				<OrderCard
					key={order.orderNo}
					order={order}
					steps={steps}
					without={shared}
				/>
			))}
			<CardRow className="foot rule-above">
				<p className="sum inline gap-x2 at-baseline bold">
					<span className="soft regular">{t("total")}</span>
					<Price amount={first.masterTotal} />
				</p>
				<OrderActions
					order={{
						...first,
						actions: first.actions.filter((action) =>
							shared.some((one) => one === action),
						),
					}}
					steps={steps}
				/>
			</CardRow>
		</section>
	);
}
