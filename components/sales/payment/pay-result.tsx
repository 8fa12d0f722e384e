"use client";

import { useEffect } from "react";
import { OrderFault, OrderMissing } from "./order-missing";
import { Outcome } from "./outcome";
import { PaymentSkeleton } from "./payment-skeleton";
import { useOrderNo } from "./use-order-no";
import { usePayStatus } from "./use-pay-status";

/** Where a shopper comes back to after paying; can be loaded again, and asks until it knows. */
export function PayResult() {
	const orderNo = useOrderNo();
	if (!orderNo) return <OrderMissing />;
	return <Result key={orderNo} orderNo={orderNo} />;
}

function Result({ orderNo }: { orderNo: string }) {
	const { status, error, retry } = usePayStatus(orderNo, true);
	useEffect(keepNumberOnly, []);
	if (error && !status) return <OrderFault error={error} onRetry={retry} />;
	if (!status) return <PaymentSkeleton />;
	return <Outcome status={status} onRetry={retry} />;
}

/** Who pays by Stripe comes back with a secret in the address, which is to be seen and shared by nobody. */
function keepNumberOnly(): void {
	const { search } = window.location;
	const orderNo = new URLSearchParams(search).get("orderNo") ?? "";
	const kept = `?${new URLSearchParams({ orderNo })}`;
	if (search !== kept) window.history.replaceState(null, "", kept);
}
