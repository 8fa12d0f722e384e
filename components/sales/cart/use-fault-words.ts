"use client";

import { useTranslations } from "next-intl";
import { cartFault } from "@/lib/cart/cart-fault";

/** Why the cart stayed as it was, in the words of the page. */
export function useFaultWords(): (error: unknown) => string | undefined {
	const t = useTranslations("cart.fault");
	return (error) => cartFault(error, t);
}
