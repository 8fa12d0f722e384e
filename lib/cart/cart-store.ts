import type { Cart } from "@/gateway/contract/sales/cart";
import { createListeners } from "../page-state/store";
import type { CartChange } from "./cart-change";
import type { CartCounts } from "./cart-count";
import { createChangeQueue } from "./change-queue";
import { countPieces, showChanges } from "./show-changes";

export interface CartView {
	/** With every change that is under way; undefined until the first answer. */
	cart: Cart | undefined;
	/** Under way or waiting, in the order in which they were made. While there are any, sums are not yet right. */
	changes: CartChange[];
	/** Pieces in it; undefined until the first answer. What is put in counts once it is in: nobody knows its area before. */
	pieces: CartCounts | undefined;
}

/** Keeps a cart in the browser; see {@link createCartStore}. */
export interface CartStore {
	view: () => CartView;
	listen: (listener: () => void) => () => void;
	/** An answer from anywhere. One that is older than what is known is dropped. */
	receive: (cart: Cart) => void;
	/** Shows the change at once and asks for it in its turn. Rejects with the reason where it was refused. */
	change: (change: CartChange) => Promise<Cart>;
	/** Version of the newest answer. */
	version: () => number;
}

/** Before anything is known. */
export const unknownCart: CartView = {
	cart: undefined,
	changes: [],
	pieces: undefined,
};

/**
 * The cart as a shopper sees it: the newest answer with all changes that are under way on top. A change that fails leaves
 * the view as if it had never been made.
 */
export function createCartStore(
	send: (change: CartChange) => Promise<Cart>,
): CartStore {
	const { tell, listen } = createListeners();
	let newest: Cart | undefined;
	let view = unknownCart;
	const queue = createChangeQueue({ send, onStep: show });

	function show(answer?: Cart) {
		if (answer && answer.version >= (newest?.version ?? 0)) newest = answer;
		const changes = queue.changes();
		const cart = newest && showChanges(newest, changes);
		view = { changes, cart, pieces: cart && countPieces(cart) };
		tell();
	}

	return {
		view: () => view,
		version: () => newest?.version ?? 0,
		receive: show,
		change: queue.push,
		listen,
	};
}
