"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DetailSkeleton } from "@/components/sales/order/detail-skeleton";
import { DetailStyles } from "@/components/sales/order/detail-styles";
import {
	isMissing,
	OrderFault,
	OrderMissing,
} from "@/components/sales/order/order-fault";
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
	const { refund, error, retry } = useRefund(refundNo);
	if (error && isMissing(error)) return <OrderMissing title={t("missing")} />;
	if (error && !refund) return <OrderFault error={error} onRetry={retry} />;
	if (!refund) return <DetailSkeleton />;
	return <RefundView refund={refund} />;
}
