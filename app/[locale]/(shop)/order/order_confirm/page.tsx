import { getTranslations } from "next-intl/server";
import { OrderConfirm } from "@/components/sales/checkout/order-confirm";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export async function generateMetadata() {
	const t = await getTranslations("checkout.title");
	return privateMetadata(t("confirm"));
}

/** What is chosen in the cart, or one sku at once. */
export default function OrderConfirmPage() {
	return <OrderConfirm />;
}
