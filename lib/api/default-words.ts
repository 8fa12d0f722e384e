import type { LocaleCode } from "@/gateway/contract/locale";
import { askWords } from "../i18n/ask-words";
import { ApiError } from "./api-error";
import { isSignInCode } from "./sign-in-codes";

// messages: envelope.*
const keys: Record<
	number,
	"invalid" | "noPermission" | "noData" | "exception"
> = { 400: "invalid", 403: "noPermission", 404: "noData", 500: "exception" };

/**
 * Gives a refusal the words of its code where the gateway sent none; ours always sends some. They are asked for when
 * they are first needed, and where they do not come it stays without.
 */
export async function giveWords(
	error: unknown,
	locale: LocaleCode,
): Promise<void> {
	if (!(error instanceof ApiError) || error.message) return;
	if (isSignInCode(error.code)) return;
	const words = await askWords("envelope", locale).catch(() => undefined);
	error.message = words?.envelope?.[keys[error.code] ?? "error"] ?? "";
}
