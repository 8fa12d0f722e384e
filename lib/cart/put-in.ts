import { createTranslator } from "next-intl";
import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "../api/browser";
import { askWords } from "../i18n/ask-words";
import type { Messages } from "../i18n/messages";
import { keepTrying } from "../page-state/keep-trying";
import { notify } from "../page-state/notice";
import { paths } from "../routes/paths";
import { cartFault } from "./cart-fault";
import { type AddRequest, type CartWish, keepWish } from "./cart-wish";
import { flyToCart } from "./fly-to-cart";
import { changeCart } from "./own-cart";
import { chooseSku } from "./sku-choice";

// messages: cart.add.*, cart.fault.*

/** Puts a sku in for who is signed in, and says how it ended. */
export async function putIn(wish: CartWish, request: AddRequest) {
	const { locale, opener, isWish } = request;
	const { skuId, quantity } = wish;
	const { add, faultOf } = await wordsIn(locale);
	try {
		await changeCart({ kind: "save", items: [{ skuId, quantity }] }, locale);
		flyToCart(opener);
		notify(add(isWish ? "wished" : "done"), {
			action: { label: add("look"), href: paths.cart() },
		});
	} catch (error) {
		const fault = faultOf(error);
		if (fault) refuse(fault, request);
		// The session ended under the page: the wish waits for who signs in again.
		else keepWish(wish);
	}
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
