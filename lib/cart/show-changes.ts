import type { Cart, CartLine } from "@/gateway/contract/sales/cart";
import type { CartChange } from "./cart-change";
import { type CartCounts, noPieces } from "./cart-count";

/** The cart as it will be once the changes are answered. Its sums are those of before: only the gateway counts money. */
export function showChanges(cart: Cart, changes: CartChange[]): Cart {
	return changes.reduce(showChange, cart);
}

function showChange(cart: Cart, change: CartChange): Cart {
	switch (change.kind) {
		case "quantity":
			return mapLines(cart, (line) =>
				line.id === change.id ? { ...line, quantity: change.quantity } : line,
			);
		case "choose":
			return mapLines(cart, (line) =>
				line.state === "available" && isAbout(change.ids, line)
					? { ...line, isChosen: change.isChosen }
					: line,
			);
		case "remove":
		case "keep":
			return mapLines(cart, (line) =>
				change.ids.includes(line.id) ? undefined : line,
			);
		default:
			return cart;
	}
}

function isAbout(ids: number[] | undefined, { id }: CartLine): boolean {
	return ids === undefined || ids.includes(id);
}

/** A line that becomes undefined goes, and with its last line a group. */
function mapLines(
	cart: Cart,
	map: (line: CartLine) => CartLine | undefined,
): Cart {
	const mapAll = (lines: CartLine[]) =>
		lines.map(map).filter((line) => line !== undefined);
	return {
		...cart,
		groups: cart.groups
			.map((group) => ({ ...group, lines: mapAll(group.lines) }))
			.filter(({ lines }) => lines.length > 0),
		invalid: mapAll(cart.invalid),
	};
}

/** Pieces that can be bought, by area. */
export function countPieces({ groups }: Cart): CartCounts {
	const counts = { ...noPieces };
	for (const { cartType, lines } of groups)
		for (const { quantity } of lines) counts[cartType] += quantity;
	return counts;
}
