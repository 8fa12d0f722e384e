import type { Cart } from "@/gateway/contract/sales/cart";
import { createListeners } from "../page-state/store";
import { type CartChange, isReplacedBy } from "./cart-change";
import type { CartCounts } from "./cart-count";
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

interface Entry {
	change: CartChange;
	answered: Promise<Cart>;
	resolve: (cart: Cart) => void;
	reject: (error: unknown) => void;
}

interface QueueTools {
	send: (change: CartChange) => Promise<Cart>;
	/** Called whenever something came or went; with the answer where there is one. */
	onStep: (answer?: Cart) => void;
}

/** Asks for changes one after the other; of quick ones to the same quantity only the last is asked for. */
function createChangeQueue({ send, onStep }: QueueTools) {
	let entries: Entry[] = [];
	let isSending = false;

	/** Among the last that still wait: what stands behind another kind of change keeps its place. */
	function replaced(change: CartChange): Entry | undefined {
		const waiting = isSending ? entries.slice(1) : entries;
		const other = waiting.findLastIndex(
			(last) => last.change.kind !== "quantity",
		);
		return waiting
			.slice(other + 1)
			.find((earlier) => isReplacedBy(earlier.change, change));
	}

	async function work() {
		if (isSending) return;
		isSending = true;
		for (let [next] = entries; next; [next] = entries) {
			const outcome = await send(next.change).then(
				(cart) => ({ cart }),
				(error: unknown) => ({ error }),
			);
			entries = entries.slice(1);
			if ("cart" in outcome) {
				onStep(outcome.cart);
				next.resolve(outcome.cart);
			} else {
				onStep();
				next.reject(outcome.error);
			}
		}
		isSending = false;
	}

	return {
		changes: () => entries.map(({ change }) => change),
		push(change: CartChange): Promise<Cart> {
			let entry = replaced(change);
			if (entry) entry.change = change;
			else {
				entry = enter(change);
				entries = [...entries, entry];
			}
			onStep();
			void work();
			return entry.answered;
		},
	};
}

function enter(change: CartChange): Entry {
	let resolve: Entry["resolve"] = () => {};
	let reject: Entry["reject"] = () => {};
	const answered = new Promise<Cart>((...ways) => {
		[resolve, reject] = ways;
	});
	return { change, answered, resolve, reject };
}
