import { getTranslations } from "next-intl/server";
import { StripePanel } from "@/components/sales/payment/stripe-panel";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { PaymentPage } from "../payment-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("checkout.title.stripe");

export default async function StripePaymentPage() {
	const t = await getTranslations("checkout.title");
	return (
		<PaymentPage title={t("stripe")}>
			<StripePanel />
		</PaymentPage>
	);
}
