"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { notify } from "@/lib/page-state/notice";
import type { OrderSteps } from "./use-order-steps";

// messages: order.confirm.*

const ConfirmSheet = dynamic(
	() =>
		import("@/components/layout/confirm-sheet").then((one) => one.ConfirmSheet),
	{ ssr: false },
);
const ParcelSheet = dynamic(
	() => import("./parcel-sheet").then((one) => one.ParcelSheet),
	{ ssr: false },
);

interface OrderDialogsProps {
	steps: OrderSteps;
	/** After the order has left the list for good. */
	onDeleted?: () => void;
}

/** Asks once more before a step, with what it means for money and goods; shows where parcels are. */
export function OrderDialogs({ steps, onDeleted }: OrderDialogsProps) {
	const t = useTranslations("order");
	const { asked, dialog } = steps;
	if (!asked) return null;
	const { step, order } = asked;
	if (step === "track")
		return (
			<ParcelSheet key={order.orderNo} {...dialog} orderNo={order.orderNo} />
		);
	const which = step === "cancel" && order.paid ? "cancelPaid" : step;

	async function confirm() {
		if (!asked) return;
		await steps.take(asked);
		notify(t(`confirm.${which}.done`));
		if (step === "delete") onDeleted?.();
	}
	return (
		<ConfirmSheet
			key={`${step} ${order.orderNo}`}
			{...dialog}
			title={t(`confirm.${which}.title`)}
			detail={t(`confirm.${which}.detail`)}
			confirmLabel={t(`confirm.${which}.yes`)}
			keepLabel={t("confirm.keep")}
			closeLabel={t("close")}
			failed={t("confirm.failed")}
			onConfirm={confirm}
		/>
	);
}
