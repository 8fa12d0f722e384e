import { OrderConfirm } from "@/components/sales/checkout/order-confirm";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("checkout.title.confirm");

/** What is chosen in the cart, or one sku at once. */
export default function OrderConfirmPage() {
	return <OrderConfirm />;
}
