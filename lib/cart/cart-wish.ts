import type { LocaleCode } from "@/gateway/contract/locale";

/** What is to go into the cart. */
export interface CartWish {
	skuId: number;
	quantity: number;
	/** What one cost on the page where it was put in. */
	priceSeen?: string;
}

/** A goods whose skus nobody could be asked for, put in without a line. */
export interface GoodsWish extends Omit<CartWish, "skuId"> {
	goodsId: number;
	/** As its card said it. */
	name: string;
}

/** Who asks for it, and how it ends. */
export interface AddRequest {
	locale: LocaleCode;
	/** Where the shopper pressed. */
	opener?: HTMLElement;
	/** Says why it did not go in; else it is said at the foot of the page. */
	onFault?: (words: string) => void;
}
