"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DetailBoard } from "@/components/order/detail-board";
import { DetailBones } from "@/components/order/detail-bones";
import {
	isMissing,
	OrderFault,
	OrderMissing,
} from "@/components/order/order-fault";
import { RefundView } from "./refund-view";
import { useRefund } from "./use-refunds";

/** One refund, by the number in the address. */
export function RefundPage() {
	const t = useTranslations("refund.fault");
	const refundNo = useSearchParams().get("refundNo");
	if (!refundNo) return <OrderMissing title={t("noNumber")} />;
	return (
		<DetailBoard>
			<Refund key={refundNo} refundNo={refundNo} />
		</DetailBoard>
	);
}

function Refund({ refundNo }: { refundNo: string }) {
	const t = useTranslations("refund.fault");
	const { refund, error, retry } = useRefund(refundNo);
	if (error && isMissing(error)) return <OrderMissing title={t("missing")} />;
	if (error && !refund) return <OrderFault error={error} onRetry={retry} />;
	if (!refund) return <DetailBones />;
	return <RefundView refund={refund} />;
}
