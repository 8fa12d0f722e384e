import { formatPrice } from "@/lib/money/money";

/** An amount that may be below zero, with a minus that reads as one. */
export function SignedPrice({ amount }: { amount: string }) {
	const isBelow = amount.startsWith("-");
	return `${isBelow ? "−" : ""}${formatPrice(isBelow ? amount.slice(1) : amount)}`;
}
