import type { ReactNode } from "react";
import { CheckoutPage } from "@/components/sales/checkout/checkout-page";
import { PaymentSkeleton } from "@/components/sales/payment/payment-skeleton";

interface PaymentPageProps {
	title: string;
	children: ReactNode;
}

export function PaymentPage(props: PaymentPageProps) {
	return <CheckoutPage step="pay" skeleton={<PaymentSkeleton />} {...props} />;
}
