import type { Cart } from "@/gateway/contract/sales/cart";
import type { Api } from "../api/api";
import type { CartChange } from "./cart-change";

export function sendChange(api: Api, change: CartChange): Promise<Cart> {
	switch (change.kind) {
		case "save":
			return api.post("/api/front/cart/save", { body: change.items });
		case "quantity":
			return api.post("/api/front/cart/num", {
				body: { id: change.id, quantity: change.quantity },
			});
		case "remove":
			return api.post("/api/front/cart/delete", { body: { ids: change.ids } });
		case "keep":
			return api.post("/api/front/cart/to/collect", {
				body: { ids: change.ids },
			});
		case "sku":
			return api.post("/api/front/cart/change-sku", {
				body: { id: change.id, skuId: change.skuId },
			});
		case "choose":
			return api.post("/api/front/cart/choose", {
				body: { ids: change.ids, isChosen: change.isChosen },
			});
	}
}
