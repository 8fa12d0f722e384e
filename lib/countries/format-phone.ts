import { bareNumber } from "@/gateway/contract/identity/account-terms";

/**
 * A phone as it is written in its country, by an example of one: digits into the example's places. What does not have
 * as many digits stays as it was typed.
 */
export function formatPhone(
	typed: string,
	{ dialCode, phoneFormat }: { dialCode: string; phoneFormat: string },
): string {
	const digits = [...bareNumber(typed, dialCode)];
	const places = phoneFormat.replace(/\D/g, "").length;
	const isNumber = digits.every((digit) => /\d/.test(digit));
	if (!isNumber || digits.length !== places) return typed.trim();
	return phoneFormat.replace(/\d/g, () => digits.shift() ?? "");
}
