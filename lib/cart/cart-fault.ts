import type { useTranslations } from "next-intl";
import { ApiError } from "../api/api-error";
import { isSignInCode } from "../api/sign-in-codes";

/** A visitor's device has no room for what is put in. */
export class BasketFull extends Error {}

/** There is no line: what was put in is kept on the device until there is. */
export class Waits extends Error {}

/** Why the cart stayed as it was, for a shopper; undefined where signing in is being asked for already. */
export function cartFault(
	error: unknown,
	t: ReturnType<typeof useTranslations<"cart.fault">>,
): string | undefined {
	if (error instanceof BasketFull) return t("full");
	if (error instanceof Waits) return t("waits");
	if (!(error instanceof ApiError))
		return t(navigator.onLine ? "failed" : "offline");
	if (isSignInCode(error.code)) return undefined;
	const most = mostOf(error.data);
	return error.code === 409 && most
		? t("limit", most)
		: error.message || t("failed");
}

/** How many there are, where that is why; where none are left the gateway's own words say it better. */
function mostOf(reason: unknown): { max: number; inCart: number } | undefined {
	const { quantityMax, inCart } = (reason ?? {}) as Record<string, unknown>;
	if (typeof quantityMax !== "number" || quantityMax === 0) return undefined;
	return { max: quantityMax, inCart: Number(inCart) || 0 };
}
