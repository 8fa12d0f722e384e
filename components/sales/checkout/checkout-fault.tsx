"use client";

import { useTranslations } from "next-intl";
import { usePayStatus } from "@/components/sales/payment/use-pay-status";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { ApiError } from "@/lib/api/api-error";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { ConfirmSkeleton } from "./confirm-skeleton";

interface CheckoutFaultProps {
	error: unknown;
	/** Of what was to be bought at once: the way back. */
	goods?: string;
	onRetry: () => void;
}

/** Why there is nothing to confirm, with the one way on that makes sense. */
export function CheckoutFault({ error, goods, onRetry }: CheckoutFaultProps) {
	const t = useTranslations("checkout.lost");
	const { code, data, message } =
		error instanceof ApiError ? error : new ApiError(500, "");
	const { orderNo } = (data ?? {}) as { orderNo?: string };
	if (orderNo) return <Ordered orderNo={orderNo} />;
	if (code === 409) return <NothingToBuy title={message} goods={goods} />;
	if (code === 404 || code === 400)
		return <NothingToBuy title={t("missing")} goods={goods} />;
	return (
		<FailedState
			title={t("failed")}
			detail={message || t("failedDetail")}
			retryLabel={t("retry")}
			onRetry={onRetry}
		/>
	);
}

/** Of an earlier visit: to be paid, or to be looked at. */
function Ordered({ orderNo }: { orderNo: string }) {
	const t = useTranslations("checkout.lost");
	const { status, error } = usePayStatus(orderNo);
	if (!status && !error) return <ConfirmSkeleton />;
	const isUnpaid = status?.state === "unpaid";
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t(status?.state === "paid" ? "paid" : "ordered")}
		>
			<LinkButton
				kind="primary"
				href={accountPaths[isUnpaid ? "orderPay" : "order"](orderNo)}
			>
				{t(isUnpaid ? "pay" : "order")}
			</LinkButton>
		</EmptyState>
	);
}

/** The way back: to the cart, or to the goods that was to be bought at once. */
export function NothingToBuy({
	title = "",
	goods,
}: {
	title?: string;
	goods?: string;
}) {
	const t = useTranslations("checkout.lost");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={title || t("nothing")}
		>
			<LinkButton kind="primary" href={goods ?? paths.cart()}>
				{t(goods ? "goods" : "cart")}
			</LinkButton>
		</EmptyState>
	);
}
