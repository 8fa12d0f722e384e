"use client";

import type { ReactNode } from "react";
import { Due } from "./due";
import { OrderFault, OrderMissing } from "./order-missing";
import { Outcome } from "./outcome";
import { PaymentSkeleton } from "./payment-skeleton";
import { useOrderNo } from "./use-order-no";
import { type PayStatus, usePayStatus } from "./use-pay-status";

interface KnownOrderProps {
	/** Asked about until it is known whether it is paid; nothing is to be paid here. */
	isFollowed?: boolean;
	/** What becomes of it takes the place of what was just used. */
	takesFocus?: boolean;
	/** Ways to pay, below what is due. */
	children?: (status: PayStatus, retry: () => void) => ReactNode;
}

/** The order whose number the address has: what is due and how to pay it, or what has become of its payment. */
export function KnownOrder(props: KnownOrderProps) {
	const orderNo = useOrderNo();
	if (!orderNo) return <OrderMissing />;
	return <Known key={orderNo} orderNo={orderNo} {...props} />;
}

function Known(props: KnownOrderProps & { orderNo: string }) {
	const { orderNo, isFollowed, takesFocus, children } = props;
	const { status, error, retry } = usePayStatus(orderNo, isFollowed);
	if (error && !status) return <OrderFault error={error} onRetry={retry} />;
	if (!status) return <PaymentSkeleton />;
	if (!children || status.state !== "unpaid")
		return <Outcome status={status} onRetry={retry} takesFocus={takesFocus} />;
	return (
		<div className="narrow stack cols-1 gap-x4">
			<Due status={status} onExpire={retry} />
			{children(status, retry)}
		</div>
	);
}
