"use client";

import { useTranslations } from "next-intl";
import { StatusStyles } from "@/components/sales/order/order-styles";
import type { RefundState } from "@/gateway/contract/sales/refund-terms";

// messages: refund.state.*

interface RefundMarkProps {
	state: RefundState;
	/** Whether an order of another variant was made for its goods. */
	isExchanged: boolean;
}

/** How an application stands. */
export function RefundMark({ state, isExchanged }: RefundMarkProps) {
	const t = useTranslations("refund");
	return (
		<StatusStyles data-status={state}>
			{isExchanged ? t("exchange.done") : t(`state.${state}`)}
		</StatusStyles>
	);
}
