import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CheckoutStyles } from "@/components/sales/checkout/checkout-styles";
import { PayResult } from "@/components/sales/payment/pay-result";
import { PaymentSkeleton } from "@/components/sales/payment/payment-skeleton";
import { checkoutMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("checkout.title");
	return { title: t("result"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose order it is arrives in the browser. */
export default async function PaymentResultPage() {
	const t = await getTranslations("checkout.title");
	return (
		<CheckoutStyles>
			<h1 tabIndex={-1}>{t("result")}</h1>
			<NextIntlClientProvider
				messages={checkoutMessages(await currentLocale())}
			>
				<Suspense fallback={<PaymentSkeleton />}>
					<PayResult />
				</Suspense>
			</NextIntlClientProvider>
		</CheckoutStyles>
	);
}
