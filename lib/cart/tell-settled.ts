import { createTranslator } from "next-intl";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { JoinedOtherwise, LineState } from "@/gateway/contract/sales/cart";
import { askWords } from "../i18n/ask-words";
import type { Messages } from "../i18n/messages";
import { formatPrice } from "../money/money";
import { notify } from "../page-state/notice";
import { paths } from "../routes/paths";
import { wayToCart } from "./way-to-cart";

// messages: cart.changed.*

export interface Otherwise extends Omit<JoinedOtherwise, "state"> {
	/** Of several skus none was chosen. */
	state: LineState | "open";
}

export interface Settled {
	/** Whether something had waited for a line. */
	isLate: boolean;
	changed: Otherwise[];
}

/** Says that it is in, and what is otherwise than it was seen. */
export async function tellSettled(
	{ isLate, changed }: Settled,
	locale: LocaleCode,
): Promise<void> {
	if (!isLate && changed.length === 0) return;
	const messages = (await askWords("cart", locale)) as Messages;
	const t = createTranslator({ locale, messages, namespace: "cart" });
	const [open] = changed.filter(({ state }) => state === "open");
	const action = open
		? { label: t("changed.choose"), href: paths.goods(open.goodsId) }
		: { label: t("add.look"), ...wayToCart(locale) };
	const sentences = changed.flatMap((one) => {
		const { name, state, added, price, priceBefore } = one;
		const now = formatPrice(price);
		return [
			state !== "available" && t(`changed.${state}`, { name, added }),
			priceBefore &&
				added > 0 &&
				t("changed.price", { name, now, before: formatPrice(priceBefore) }),
		].filter((sentence) => sentence !== false && sentence !== null);
	});
	if (sentences.length === 0) sentences.push(t("changed.none"));
	notify(sentences.join(" "), { isFault: changed.length > 0, action });
}
