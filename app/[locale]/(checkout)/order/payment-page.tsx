import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { CheckoutFrame } from "@/components/sales/checkout/checkout-frame";
import { CheckoutStyles } from "@/components/sales/checkout/checkout-styles";
import { PaymentSkeleton } from "@/components/sales/payment/payment-skeleton";
import { checkoutMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

interface PaymentPageProps {
	title: string;
	children: ReactNode;
}

/** The same for everybody: whose order it is arrives in the browser. */
export async function PaymentPage({ title, children }: PaymentPageProps) {
	return (
		<CheckoutFrame step="pay">
			<CheckoutStyles>
				<h1 tabIndex={-1}>{title}</h1>
				<NextIntlClientProvider
					messages={checkoutMessages(await currentLocale())}
				>
					<Suspense fallback={<PaymentSkeleton />}>{children}</Suspense>
				</NextIntlClientProvider>
			</CheckoutStyles>
		</CheckoutFrame>
	);
}
