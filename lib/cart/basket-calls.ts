import type { LocaleCode } from "@/gateway/contract/locale";
import type { Cart } from "@/gateway/contract/sales/cart";
import { browserApi } from "../api/browser";
import { chosenLocation } from "../location/chosen-location";
import { pointOf } from "../location/point-of";
import { changeBasket, readBasket, takeCookie } from "./basket";
import { linesIn } from "./basket-lines";
import type { CartChange } from "./cart-change";
import { BasketFull } from "./cart-fault";
import type { CartWish } from "./cart-wish";
import { countPieces } from "./show-changes";

/** What lies on the device as the gateway sees it now. A change is kept once the gateway has agreed to it. */
export async function askBasket(
	locale: LocaleCode,
	change?: CartChange,
): Promise<Cart> {
	takeCookie();
	const isAdding = change?.kind === "save" && !change.isTaken;
	const { lines } = readBasket();
	const cart = await browserApi(locale).post("/api/front/cart/basket", {
		body: {
			lines: isAdding ? lines : changed(lines, change),
			added: isAdding ? change.items : [],
			place: pointOf(chosenLocation()),
		},
	});
	const answered = linesOfCart(cart);
	const known = new Set(answered.map(({ skuId }) => skuId));
	const unknown = lines.filter(({ skuId }) => !known.has(skuId));
	const gone = unknown.map(({ skuId }) => skuId);
	// What another tab has put in meanwhile stays.
	const keep = (now: CartWish[]) =>
		changed(now, change).filter(({ skuId }) => !gone.includes(skuId));
	const isKept = changeBasket(keep, countPieces(cart));
	if (!isKept && change) throw new BasketFull();
	return { ...cart, version: readBasket().version };
}

export const linesOfCart = ({ groups, invalid }: Cart) => [
	...groups.flatMap(({ lines }) => lines),
	...invalid,
];

/** A line of a basket has the id of its sku. */
function changed(lines: CartWish[], change?: CartChange): CartWish[] {
	switch (change?.kind) {
		case "save":
			return linesIn([...lines, ...change.items]);
		case "quantity":
			return lines.map((line) =>
				line.skuId === change.id
					? { ...line, quantity: change.quantity }
					: line,
			);
		case "remove":
			return lines.filter(({ skuId }) => !change.ids.includes(skuId));
		default:
			return lines;
	}
}
