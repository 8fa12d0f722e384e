import { getTranslations } from "next-intl/server";
import { PayResult } from "@/components/sales/payment/pay-result";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { PaymentPage } from "../payment-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("checkout.title.result");

export default async function PaymentResultPage() {
	const t = await getTranslations("checkout.title");
	return (
		<PaymentPage title={t("result")}>
			<PayResult />
		</PaymentPage>
	);
}
