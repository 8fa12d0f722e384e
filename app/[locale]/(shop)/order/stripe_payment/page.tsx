import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CheckoutStyles } from "@/components/sales/checkout/checkout-styles";
import { PaymentSkeleton } from "@/components/sales/payment/payment-skeleton";
import { StripePanel } from "@/components/sales/payment/stripe-panel";
import { checkoutMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("checkout.title");
	return { title: t("stripe"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose order it is arrives in the browser. */
export default async function StripePaymentPage() {
	const t = await getTranslations("checkout.title");
	return (
		<CheckoutStyles>
			<h1 tabIndex={-1}>{t("stripe")}</h1>
			<NextIntlClientProvider
				messages={checkoutMessages(await currentLocale())}
			>
				<Suspense fallback={<PaymentSkeleton />}>
					<StripePanel />
				</Suspense>
			</NextIntlClientProvider>
		</CheckoutStyles>
	);
}
