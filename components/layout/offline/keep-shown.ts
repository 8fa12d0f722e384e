import type { LocaleCode } from "@/gateway/contract/locale";
import { askWords } from "@/lib/i18n/ask-words";
import { tellSeen } from "@/lib/offline/tell-worker";

/** Has the page kept that is shown, and what it takes to put something into the cart without a line. */
export async function keepShown(locale: LocaleCode): Promise<void> {
	if (!(await tellSeen(locale))) return;
	await Promise.all([
		import("@/lib/cart/put-in"),
		askWords("cart", locale),
		import("../notice/notice-bar"),
	]);
}
