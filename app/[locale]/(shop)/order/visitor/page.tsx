import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { VisitorOrder } from "@/components/sales/order/visitor-order";
import { VisitorStyles } from "@/components/sales/order/visitor-styles";
import { PaymentSkeleton } from "@/components/sales/payment/payment-skeleton";
import { visitorOrderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("order.visitor.title");

/** Where whoever bought without an account sees the order again. */
export default async function VisitorOrderPage() {
	const t = await getTranslations("order.visitor");
	return (
		<VisitorStyles>
			<h1 tabIndex={-1}>{t("title")}</h1>
			<NextIntlClientProvider
				messages={visitorOrderMessages(await currentLocale())}
			>
				<Suspense fallback={<PaymentSkeleton />}>
					<VisitorOrder />
				</Suspense>
			</NextIntlClientProvider>
		</VisitorStyles>
	);
}
