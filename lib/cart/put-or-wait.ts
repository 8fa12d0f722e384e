import type { LocaleCode } from "@/gateway/contract/locale";
import type { Cart } from "@/gateway/contract/sales/cart";
import { ApiError, NoAnswer } from "../api/api-error";
import { browserApi } from "../api/browser";
import {
	type Basket,
	noteJoined,
	noteSending,
	putAside,
	readBasket,
} from "./basket";
import { askBasket } from "./basket-calls";
import { outboxEntry } from "./basket-names";
import { BasketFull, Waits } from "./cart-fault";
import type { CartWish } from "./cart-wish";
import { inTurn } from "./in-turn";

/** A line that says nothing for so long is none. */
const patienceMs = 10_000;

/** Whether it may be in, or nobody could be asked. */
function isLost(error: unknown): boolean {
	if (error instanceof ApiError)
		return error instanceof NoAnswer || error.code === 503;
	return !(error instanceof BasketFull);
}

/** Throws {@link Waits} once it is kept. */
export function wait(wanted: Basket["waiting"]): never {
	throw putAside(wanted) ? new Waits() : new BasketFull();
}

/** Into a visitor's basket, as the gateway sees it then. */
export async function putInOwnBasket(
	items: CartWish[],
	locale: LocaleCode,
): Promise<Cart> {
	if (!navigator.onLine) wait(items);
	try {
		return await askBasket(locale, { kind: "save", items });
	} catch (error) {
		if (isLost(error)) wait(items);
		throw error;
	}
}

/**
 * Into an account's cart. The device notes it first, by the key that it is asked for by: where no answer comes, it is
 * joined by that key, and is in once.
 */
export function putInOwnCart(
	items: CartWish[],
	locale: LocaleCode,
): Promise<Cart> {
	return inTurn(async () => {
		const sent = begin(items);
		const { post } = browserApi(locale, {
			signal: AbortSignal.timeout(patienceMs),
		});
		return post("/api/front/cart/save", {
			body: sent?.lines ?? items,
			idempotencyKey: sent?.key,
		}).then(
			(cart) => {
				if (sent) noteJoined(sent.key, outboxEntry);
				return cart;
			},
			(fault: unknown) => {
				if (sent && isLost(fault)) throw new Waits();
				if (sent) noteJoined(sent.key, outboxEntry);
				throw fault;
			},
		);
	});
}

/** Behind what waits already. Undefined where the device keeps nothing: then it is asked for without a key. */
function begin(items: CartWish[]): Basket["sent"] {
	if (!navigator.onLine) wait(items);
	const sent = noteSending(items);
	if (!sent && readBasket(outboxEntry).pieces.waiting) wait(items);
	return sent;
}
