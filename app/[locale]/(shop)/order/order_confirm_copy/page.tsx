import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrderConfirm } from "@/components/sales/checkout/order-confirm";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("checkout.title");
	return { title: t("confirm"), robots: { index: false, follow: false } };
}

/** What an earlier order held, once more. */
export default function OrderConfirmCopyPage() {
	return <OrderConfirm />;
}
