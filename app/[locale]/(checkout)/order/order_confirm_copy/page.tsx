import { OrderConfirm } from "@/components/sales/checkout/order-confirm";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("checkout.title.confirm");

/** What an earlier order held, once more. */
export default function OrderConfirmCopyPage() {
	return <OrderConfirm />;
}
