import { createTranslator } from "next-intl";
import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "../api/browser";
import { askWords } from "../i18n/ask-words";
import { addressOf } from "../i18n/locale-path";
import type { Messages } from "../i18n/messages";
import { keepTrying } from "../page-state/keep-trying";
import { notify } from "../page-state/notice";
import { paths } from "../routes/paths";
import { openLogin } from "../session/login-dialog";
import { signedIn } from "../session/signed-in";
import { putInBasket } from "./basket";
import { cartFault } from "./cart-fault";
import type { AddRequest, CartWish } from "./cart-wish";
import { flyToCart } from "./fly-to-cart";
import { changeCart } from "./own-cart";
import { chooseSku } from "./sku-choice";

// messages: cart.add.*, cart.fault.*

/** Puts a sku in, and says how it ended. */
export async function putIn(wish: CartWish, request: AddRequest) {
	const { locale, opener } = request;
	const { add, faultOf } = await wordsIn(locale);
	try {
		await changeCart({ kind: "save", items: [wish] }, locale);
		flyToCart(opener);
		notify(add("done"), { action: { label: add("look"), ...wayOn(locale) } });
	} catch (error) {
		const fault = faultOf(error);
		if (fault) refuse(fault, request);
		// The session ended under the page: it is joined with the cart of who signs in again.
		else putInBasket([wish]);
	}
}

/** A visitor sees the basket where one signs in. */
function wayOn(locale: LocaleCode): { href: string } | { run: () => void } {
	if (signedIn()) return { href: paths.cart() };
	const cart = addressOf({ locale, path: paths.cart() });
	return { run: () => openLogin("cart", cart) };
}

/** The only sku of a goods; of several, the shopper is asked which. */
export async function findSku(
	goodsId: number,
	request: AddRequest,
): Promise<number | undefined> {
	const { faultOf } = await wordsIn(request.locale);
	try {
		const goods = await browserApi(request.locale).get(
			"/api/front/product/detail/{id}",
			{ params: { id: goodsId } },
		);
		const [only, ...others] = goods.skus;
		if (only && others.length === 0) return only.id;
		chooseSku({ goods, request });
	} catch (error) {
		refuse(faultOf(error), request);
	}
	return undefined;
}

function refuse(fault = "", { onFault }: AddRequest) {
	if (onFault) onFault(fault);
	else notify(fault, { isFault: true });
}

async function wordsIn(locale: LocaleCode) {
	const messages = (await keepTrying(() =>
		askWords("cart", locale),
	)) as Messages;
	const fault = createTranslator({ locale, messages, namespace: "cart.fault" });
	return {
		add: createTranslator({ locale, messages, namespace: "cart.add" }),
		faultOf: (error: unknown) => cartFault(error, fault),
	};
}
