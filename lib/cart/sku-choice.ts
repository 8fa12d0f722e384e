import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { createStore } from "../page-state/store";
import type { AddRequest } from "./cart-wish";

/** A goods of several skus that is to go into the cart. */
export interface SkuChoice {
	goods: GoodsDetail;
	request: AddRequest;
}

const choice = createStore<SkuChoice | undefined>(undefined);

/** Asks the shopper which one. */
export const chooseSku = choice.set;

/** It is made, or given up. */
export const endChoice = () => choice.set(undefined);

export const useSkuChoice = choice.useValue;
