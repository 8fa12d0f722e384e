"use client";

import type { MasterOrder } from "@/gateway/contract/sales/order";
import { OrderActions } from "./order-actions";
import { OrderDialogs } from "./order-dialogs";
import { useOrderSteps } from "./use-order-steps";

/** What can be done with all of it as long as it is not paid; later each order has its own steps. */
export function MasterActions({ master }: { master: MasterOrder }) {
	const steps = useOrderSteps();
	const { orderNo, state } = master;
	const actions = state === "unpaid" ? (["pay", "cancel"] as const) : [];
	return (
		<>
			<OrderActions
				order={{
					orderNo,
					masterNo: orderNo,
					paid: false,
					actions: [...actions],
				}}
				steps={steps}
			/>
			<OrderDialogs steps={steps} />
		</>
	);
}
