"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { shipManyMax } from "@/gateway/contract/sales/order-admin-tabs";
import { LabelSheet, PackingSlip, PickingList } from "./print-sheets";
import { PrintStyles } from "./print-styles";
import { useOrderAdmin } from "./use-order-admin";

/** What was ticked, as a picking list, packing slips or address labels. */
export function PrintLists() {
	const t = useTranslations("console.orders.print");
	const query = useSearchParams();
	const list = query.get("list");
	const numbers = (query.get("orderNos") ?? "")
		.split(".")
		.slice(0, shipManyMax);
	const { answer, error, retry } = useOrderAdmin("print", numbers, (api) =>
		Promise.all(
			numbers.map((orderNo) =>
				api.get("/api/operator/order/detail/{orderNo}", {
					params: { orderNo },
				}),
			),
		),
	);
	if (!answer)
		return error ? (
			<ListFault onRetry={retry} />
		) : (
			<ListSkeleton height={200} />
		);
	return (
		<PrintStyles>
			<div className="screen-only">
				<Button kind="primary" onClick={() => window.print()}>
					<Icon name="printer" size={18} />
					{t("do")}
				</Button>
			</div>
			{list === "picking" && <PickingList orders={answer} />}
			{list === "labels" && (
				<div className="labels">
					{answer.map((order) => (
						<LabelSheet key={order.orderNo} order={order} />
					))}
				</div>
			)}
			{list !== "picking" &&
				list !== "labels" &&
				answer.map((order) => (
					<PackingSlip key={order.orderNo} order={order} />
				))}
		</PrintStyles>
	);
}
