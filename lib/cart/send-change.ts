import type { Cart } from "@/gateway/contract/cart";
import type { Api } from "../api/api";
import {
	changeSku,
	chooseLines,
	deleteFromCart,
	moveToFavourites,
	saveToCart,
	setQuantity,
} from "../api/cart";
import type { CartChange } from "./cart-change";

export function sendChange(api: Api, change: CartChange): Promise<Cart> {
	switch (change.kind) {
		case "save":
			return saveToCart(api, change.items);
		case "quantity":
			return setQuantity(api, { id: change.id, quantity: change.quantity });
		case "remove":
			return deleteFromCart(api, { ids: change.ids });
		case "keep":
			return moveToFavourites(api, { ids: change.ids });
		case "sku":
			return changeSku(api, { id: change.id, skuId: change.skuId });
		case "choose":
			return chooseLines(api, { ids: change.ids, isChosen: change.isChosen });
	}
}
