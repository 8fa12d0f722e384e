"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOrderNo } from "@/components/sales/payment/use-order-no";
import { MasterOrder } from "./master-order";
import { OrderMissing } from "./order-fault";
import { DetailStyles } from "./order-styles";
import { OrderView } from "./order-view";

/** One merchant's order, or all that is paid at once, by the number in the address. */
export function OrderPage({ contact }: { contact: ReactNode }) {
	const t = useTranslations("order.fault");
	const orderNo = useOrderNo();
	if (!orderNo) return <OrderMissing title={t("noNumber")} />;
	return (
		<DetailStyles>
			{orderNo.startsWith("PT") ? (
				<MasterOrder key={orderNo} orderNo={orderNo} />
			) : (
				<OrderView key={orderNo} orderNo={orderNo} contact={contact} />
			)}
		</DetailStyles>
	);
}
