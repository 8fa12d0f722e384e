"use client";

import { useTranslations } from "next-intl";
import type { RefundState } from "@/gateway/contract/sales/refund-terms";

// messages: refund.state.*

/** How an application stands. Wears `orderCss` of the region around it. */
export function RefundMark({ state }: { state: RefundState }) {
	const t = useTranslations("refund.state");
	return (
		<span className="status rigid soft bold" data-status={state}>
			{t(state)}
		</span>
	);
}
