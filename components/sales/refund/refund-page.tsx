"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DetailSkeleton } from "@/components/sales/order/detail-skeleton";
import {
	isMissing,
	OrderFault,
	OrderMissing,
} from "@/components/sales/order/order-fault";
import { DetailStyles } from "@/components/sales/order/order-styles";
import { RefundView } from "./refund-view";
import { useRefund } from "./use-refunds";

/** One refund, by the number in the address. */
export function RefundPage() {
	const t = useTranslations("refund.fault");
	const refundNo = useSearchParams().get("refundNo");
	if (!refundNo) return <OrderMissing title={t("noNumber")} />;
	return (
		<DetailStyles>
			<Refund key={refundNo} refundNo={refundNo} />
		</DetailStyles>
	);
}

function Refund({ refundNo }: { refundNo: string }) {
	const t = useTranslations("refund.fault");
	const { found: refund, error, ask } = useRefund(refundNo);
	if (error && isMissing(error)) return <OrderMissing title={t("missing")} />;
	if (error && !refund)
		return <OrderFault error={error} onRetry={() => void ask()} />;
	if (!refund) return <DetailSkeleton />;
	return <RefundView refund={refund} />;
}
