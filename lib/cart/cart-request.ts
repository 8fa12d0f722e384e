import { createStore } from "../page-state/store";
import { openLogin } from "../session/login-dialog";
import { signedIn } from "../session/signed-in";
import { type CartWish, keepWish } from "./cart-wish";

interface CommonRequest {
	/** Where the shopper pressed. */
	opener?: HTMLElement;
	/** How it ended: with words for what was refused, without where it went in or the shopper turned away. */
	onEnd?: (fault?: string) => void;
}

/** One sku; a goods whose sku is still to be found or chosen; what was wanted before signing in. */
export type CartRequest = CommonRequest &
	(
		| ({ kind: "sku" } & CartWish)
		| { kind: "goods"; goodsId: number }
		| ({ kind: "wish" } & CartWish)
	);

const requests = createStore<readonly CartRequest[]>([]);

/** Asks for goods to go into the cart, from anywhere in the browser; `CartController` sees to it. */
export function requestCart(request: CartRequest): void {
	requests.set([...requests.get(), request]);
}

/** Puts a sku in; a visitor signs in first, and then it goes in. */
export function putInCart(wish: CartWish, rest: CommonRequest = {}): void {
	if (signedIn()) {
		requestCart({ kind: "sku", ...wish, ...rest });
		return;
	}
	keepWish(wish);
	openLogin("addToCart");
	rest.onEnd?.();
}

/** Hands out what waits, once. */
export function takeCartRequests(): readonly CartRequest[] {
	const taken = requests.get();
	if (taken.length > 0) requests.set([]);
	return taken;
}

export const useCartRequests = requests.useValue;
