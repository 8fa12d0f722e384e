import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-application";
import type { Api } from "./api";

type Contract = typeof contract;

export function listStaffApplications(
	api: Api,
	query: QueryOf<Contract["listStaffApplications"]>,
): Promise<DataOf<Contract["listStaffApplications"]>> {
	return api.send<Contract["listStaffApplications"]>({
		method: "GET",
		path: "/api/operator/application/list",
		query,
	});
}

export function getStaffApplication(
	api: Api,
	id: number,
): Promise<contract.StaffApplication> {
	return api.send<Contract["getStaffApplication"]>({
		method: "GET",
		path: "/api/operator/application/detail/{id}",
		params: { id },
	});
}

/** Approved already is well too; 409 once it was refused. */
export function approveApplication(
	api: Api,
	id: number,
): Promise<contract.StaffApplication> {
	return api.send<Contract["approveApplication"]>({
		method: "POST",
		path: "/api/operator/application/approve/{id}",
		params: { id },
	});
}

/** Refused already is well too; 409 once it was approved. */
export function rejectApplication(
	api: Api,
	id: number,
	reason: string,
): Promise<contract.StaffApplication> {
	return api.send<Contract["rejectApplication"]>({
		method: "POST",
		path: "/api/operator/application/reject/{id}",
		params: { id },
		body: { reason },
	});
}
