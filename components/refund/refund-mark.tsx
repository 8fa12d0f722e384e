"use client";

import { useTranslations } from "next-intl";
import type { RefundState } from "@/gateway/contract/refund-terms";

// messages: refund.state.*

/** How an application stands. Wears `orderStyle` of the region around it. */
export function RefundMark({ state }: { state: RefundState }) {
	const t = useTranslations("refund.state");
	return (
		<span className="status" data-status={state}>
			{t(state)}
		</span>
	);
}
