import { fromCents } from "@/gateway/providers/payment/stripe-charge";
import type { StripeBooks } from "@/gateway/testing/stripe-books";

/** Charges that went through, by the key that the shop named them with, and what was kept of each. */
export function chargesOf(
	books: StripeBooks,
): { key: string; kept: string; isPaidBack: boolean }[] {
	return [...books.kept()].map(([id, cents]) => ({
		key: books.get(id).metadata.key ?? "",
		kept: fromCents(cents),
		isPaidBack: books.get(id).latest_charge?.refunded === true,
	}));
}
