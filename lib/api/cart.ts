import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/cart";
import type { Api } from "./api";

type Contract = typeof contract;

/** Pieces in the cart; lines with `numType: "false"`. */
export function countCart(
	api: Api,
	query: QueryOf<Contract["countCart"]>,
): Promise<DataOf<Contract["countCart"]>> {
	return api.send<Contract["countCart"]>({
		method: "GET",
		path: "/api/front/pc/cart/count",
		query,
	});
}

export function listCart(api: Api): Promise<contract.Cart> {
	return api.send<Contract["listCart"]>({
		method: "GET",
		path: "/api/front/cart/list",
	});
}

/** All of them or none, on top of what is there; 409 says how many there are in its `data`. */
export function saveToCart(
	api: Api,
	body: BodyOf<Contract["saveToCart"]>,
): Promise<contract.Cart> {
	return api.send<Contract["saveToCart"]>({
		method: "POST",
		path: "/api/front/cart/save",
		body,
	});
}

/** 409 says how many there are in its `data`. */
export function setQuantity(
	api: Api,
	body: BodyOf<Contract["setQuantity"]>,
): Promise<contract.Cart> {
	return api.send<Contract["setQuantity"]>({
		method: "POST",
		path: "/api/front/cart/num",
		body,
	});
}

/** Lines that are not there are taken out already. */
export function deleteFromCart(
	api: Api,
	body: BodyOf<Contract["deleteFromCart"]>,
): Promise<contract.Cart> {
	return api.send<Contract["deleteFromCart"]>({
		method: "POST",
		path: "/api/front/cart/delete",
		body,
	});
}

/** Another sku of the same goods; where the cart has it already, the two become one line. */
export function changeSku(
	api: Api,
	body: BodyOf<Contract["changeSku"]>,
): Promise<contract.Cart> {
	return api.send<Contract["changeSku"]>({
		method: "POST",
		path: "/api/front/cart/change-sku",
		body,
	});
}

/** All lines where no ids are named. */
export function chooseLines(
	api: Api,
	body: BodyOf<Contract["chooseLines"]>,
): Promise<contract.Cart> {
	return api.send<Contract["chooseLines"]>({
		method: "POST",
		path: "/api/front/cart/choose",
		body,
	});
}

export function moveToFavourites(
	api: Api,
	body: BodyOf<Contract["moveToFavourites"]>,
): Promise<contract.Cart> {
	return api.send<Contract["moveToFavourites"]>({
		method: "POST",
		path: "/api/front/cart/to/collect",
		body,
	});
}
