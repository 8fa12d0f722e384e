import { getTranslations } from "next-intl/server";
import { Payment } from "@/components/sales/payment/payment";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { PaymentPage } from "../payment-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("checkout.title.pay");

export default async function OrderPayPage() {
	const t = await getTranslations("checkout.title");
	return (
		<PaymentPage title={t("pay")}>
			<Payment />
		</PaymentPage>
	);
}
