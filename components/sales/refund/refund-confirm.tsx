"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DetailSkeleton } from "@/components/sales/order/detail-skeleton";
import {
	isMissing,
	OrderFault,
	OrderMissing,
} from "@/components/sales/order/order-fault";
import { useOrderNo } from "@/components/sales/payment/use-order-no";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/api/api-error";
import { accountPaths } from "@/lib/routes/account-paths";
import { ConfirmStyles } from "./confirm-styles";
import { RefundForm } from "./refund-form";
import { useRefundOffer } from "./use-refund-offer";

/** Where a refund is applied for, of the order and the line in the address. */
export function RefundConfirm() {
	const t = useTranslations("order.fault");
	const orderNo = useOrderNo();
	const lineId = Number(useSearchParams().get("lineId")) || undefined;
	if (!orderNo) return <OrderMissing title={t("noNumber")} />;
	return (
		<ConfirmStyles>
			<Offered key={`${orderNo} ${lineId}`} orderNo={orderNo} lineId={lineId} />
		</ConfirmStyles>
	);
}

function Offered(props: { orderNo: string; lineId: number | undefined }) {
	const { orderNo, lineId } = props;
	const { offer, reasons, error, retry } = useRefundOffer(orderNo);
	if (error instanceof ApiError && error.code === 409)
		return <NothingLeft orderNo={orderNo} reason={error.message} />;
	if (error && (!offer || isMissing(error)))
		return <OrderFault error={error} onRetry={retry} />;
	if (!offer) return <DetailSkeleton />;
	return (
		<RefundForm
			offer={offer}
			reasons={reasons}
			lineId={lineId}
			onChanged={retry}
		/>
	);
}

/** Nothing of it can go back: the gateway says why. */
function NothingLeft({ orderNo, reason }: { orderNo: string; reason: string }) {
	const t = useTranslations("refund.confirm");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={reason || t("nothing")}
		>
			<LinkButton kind="primary" href={accountPaths.order(orderNo)}>
				{t("order")}
			</LinkButton>
		</EmptyState>
	);
}
