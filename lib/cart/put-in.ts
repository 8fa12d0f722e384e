import { createTranslator } from "next-intl";
import type { LocaleCode } from "@/gateway/contract/locale";
import { ApiError } from "../api/api-error";
import { browserApi } from "../api/browser";
import { askWords } from "../i18n/ask-words";
import type { Messages } from "../i18n/messages";
import { keepTrying } from "../page-state/keep-trying";
import { notify } from "../page-state/notice";
import { putInBasket } from "./basket";
import { cartFault, Waits } from "./cart-fault";
import type { AddRequest, CartWish } from "./cart-wish";
import { flyToCart } from "./fly-to-cart";
import { changeCart, expectLine } from "./own-cart";
import { priceSeen } from "./price-seen";
import { wait } from "./put-or-wait";
import { chooseSku } from "./sku-choice";
import { wayToCart } from "./way-to-cart";

// messages: cart.add.*, cart.fault.*

/** Puts a sku in, and says how it ended. */
export async function putIn(wish: CartWish, request: AddRequest) {
	const { locale, opener } = request;
	const { add, faultOf } = await wordsIn(locale);
	const seen = { priceSeen: priceSeen(opener), ...wish };
	try {
		await changeCart({ kind: "save", items: [seen] }, locale);
		flyToCart(opener);
		notify(add("done"), {
			action: { label: add("look"), ...wayToCart(locale) },
		});
	} catch (error) {
		const fault = faultOf(error);
		if (error instanceof Waits) sayWaits(fault, opener);
		else if (fault) refuse(fault, request);
		// The session ended under the page: it is joined with the cart of who signs in again.
		else putInBasket([seen]);
	}
}

function sayWaits(words = "", opener?: HTMLElement) {
	flyToCart(opener);
	notify(words);
}

/** The only sku of a goods; of several, the shopper is asked which. Without a line the goods itself waits for one. */
export async function findSku(
	goodsId: number,
	request: AddRequest,
): Promise<number | undefined> {
	const { faultOf } = await wordsIn(request.locale);
	try {
		const goods = await askGoods(goodsId, request);
		const [only, ...others] = goods.skus;
		if (only && others.length === 0) return only.id;
		chooseSku({ goods, request });
	} catch (error) {
		if (error instanceof Waits) {
			expectLine(request.locale);
			sayWaits(faultOf(error), request.opener);
		} else refuse(faultOf(error), request);
	}
	return undefined;
}

async function askGoods(goodsId: number, { locale, opener }: AddRequest) {
	const name = opener?.parentElement?.querySelector("a")?.textContent;
	const quantity = 1;
	const wish = { goodsId, quantity, name, priceSeen: priceSeen(opener) };
	const path = "/api/front/product/detail/{id}";
	try {
		if (!navigator.onLine) throw new Waits();
		return await browserApi(locale).get(path, { params: { id: goodsId } });
	} catch (error) {
		if (error instanceof ApiError || !name) throw error;
		return wait([{ ...wish, name }]);
	}
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
