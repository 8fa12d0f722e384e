import type * as contract from "@/gateway/contract/audit";
import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type { Api } from "./api";

type ListAudit = typeof contract.listAudit;

export function listAudit(
	api: Api,
	query: QueryOf<ListAudit>,
): Promise<DataOf<ListAudit>> {
	return api.send<ListAudit>({
		method: "GET",
		path: "/api/operator/audit/list",
		query,
	});
}
