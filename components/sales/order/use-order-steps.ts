"use client";

import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import { browserApi } from "@/lib/api/browser";
import { refetchOrders } from "./order-answers";

/** What an action needs of the order that it is for. */
export type ActedOrder = Pick<
	ListedOrder,
	"orderNo" | "masterNo" | "paid" | "actions"
>;

/** What is asked once more, or shown, in a dialog. */
export type OrderStep = "cancel" | "take" | "delete" | "track";

interface Asked {
	step: OrderStep;
	order: ActedOrder;
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;

/** Id of what takes the focus once a step has taken its button away. */
export const ordersId = "orders";

/** The dialog that stands open over an order, and what it does. */
export function useOrderSteps() {
	const locale = useLocale();
	const opener = useRef<HTMLElement>(null);
	const [asked, setAsked] = useState<Asked>();
	const [isOpen, setOpen] = useState(false);

	function ask(from: HTMLElement, next: Asked) {
		opener.current = from;
		setAsked(next);
		setOpen(true);
	}

	/** What it throws is the dialog's to show; by then the page says how the order stands. */
	async function take({ step, order }: Asked): Promise<void> {
		const api = browserApi(locale);
		const { orderNo, masterNo, paid } = order;
		try {
			if (step === "cancel")
				await api.post("/api/front/order/cancel/{orderNo}", {
					params: { orderNo: paid ? orderNo : masterNo },
				});
			if (step === "take")
				await api.post("/api/front/order/take/{orderNo}", {
					params: { orderNo },
				});
			if (step === "delete")
				await api.post("/api/front/order/delete/{orderNo}", {
					params: { orderNo },
				});
			opener.current = document.getElementById(ordersId);
		} finally {
			await refetchOrders();
		}
	}
	return {
		asked,
		ask,
		take,
		dialog: { isOpen, onOpenChange: setOpen, opener },
	};
}
