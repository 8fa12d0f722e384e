import { listAudit } from "../../../contract/platform/audit";
import { route } from "../../../http/route";
import { listAuditOf } from "./service";

export const auditRoutes = [
	route(listAudit, (ctx, { query }) => listAuditOf(ctx, query)),
];
