"use client";

import { useTranslations } from "next-intl";
import { StatusStyles } from "@/components/sales/order/order-styles";
import type { RefundState } from "@/gateway/contract/sales/refund-terms";

// messages: refund.state.*

/** How an application stands. */
export function RefundMark({ state }: { state: RefundState }) {
	const t = useTranslations("refund.state");
	return <StatusStyles data-status={state}>{t(state)}</StatusStyles>;
}
