import type { LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "../i18n/locale-path";
import { paths } from "../routes/paths";
import { openLogin } from "../session/login-dialog";
import { signedIn } from "../session/signed-in";

/** A visitor sees the basket where one signs in. */
export function wayToCart(
	locale: LocaleCode,
): { href: string } | { run: () => void } {
	if (signedIn()) return { href: paths.cart() };
	const cart = addressOf({ locale, path: paths.cart() });
	return { run: () => openLogin("cart", cart) };
}
