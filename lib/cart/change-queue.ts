import type { Cart } from "@/gateway/contract/sales/cart";
import { type CartChange, isReplacedBy } from "./cart-change";

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
export function createChangeQueue({ send, onStep }: QueueTools) {
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
