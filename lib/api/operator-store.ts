import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-store";
import type { Api } from "./api";

type Contract = typeof contract;

// Stores of the own merchant, or all for operators, with their slots and closures; 404 for anybody else's.

export function listStaffStores(
	api: Api,
	query: QueryOf<Contract["listStaffStores"]>,
): Promise<DataOf<Contract["listStaffStores"]>> {
	return api.send<Contract["listStaffStores"]>({
		method: "GET",
		path: "/api/operator/store/list",
		query,
	});
}

export function createStore(
	api: Api,
	body: BodyOf<Contract["createStore"]>,
): Promise<DataOf<Contract["createStore"]>> {
	return api.send<Contract["createStore"]>({
		method: "POST",
		path: "/api/operator/store/create",
		body,
	});
}

export function editStore(
	api: Api,
	id: number,
	body: BodyOf<Contract["editStore"]>,
): Promise<DataOf<Contract["editStore"]>> {
	return api.send<Contract["editStore"]>({
		method: "POST",
		path: "/api/operator/store/edit/{id}",
		params: { id },
		body,
	});
}

export function listStaffSlots(
	api: Api,
	id: number,
): Promise<DataOf<Contract["listStaffSlots"]>> {
	return api.send<Contract["listStaffSlots"]>({
		method: "GET",
		path: "/api/operator/store/slots/{id}",
		params: { id },
	});
}

export function listStaffClosures(
	api: Api,
): Promise<DataOf<Contract["listStaffClosures"]>> {
	return api.send<Contract["listStaffClosures"]>({
		method: "GET",
		path: "/api/operator/store/closures",
	});
}

export function closeStoreSlots(
	api: Api,
	body: BodyOf<Contract["closeStoreSlots"]>,
): Promise<DataOf<Contract["closeStoreSlots"]>> {
	return api.send<Contract["closeStoreSlots"]>({
		method: "POST",
		path: "/api/operator/store/close",
		body,
	});
}

export function reopenStoreSlots(
	api: Api,
	id: number,
): Promise<DataOf<Contract["reopenStoreSlots"]>> {
	return api.send<Contract["reopenStoreSlots"]>({
		method: "POST",
		path: "/api/operator/store/reopen/{id}",
		params: { id },
	});
}

export function listHeldOrders(
	api: Api,
	id: number,
	query: QueryOf<Contract["listHeldOrders"]>,
): Promise<DataOf<Contract["listHeldOrders"]>> {
	return api.send<Contract["listHeldOrders"]>({
		method: "GET",
		path: "/api/operator/store/closure/orders/{id}",
		params: { id },
		query,
	});
}
