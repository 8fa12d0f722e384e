import { getTranslations } from "next-intl/server";
import { Payment } from "@/components/sales/payment/payment";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { PaymentPage } from "../payment-page";

export const prefetch = "partial";

export async function generateMetadata() {
	const t = await getTranslations("checkout.title");
	return privateMetadata(t("pay"));
}

export default async function OrderPayPage() {
	const t = await getTranslations("checkout.title");
	return (
		<PaymentPage title={t("pay")}>
			<Payment />
		</PaymentPage>
	);
}
