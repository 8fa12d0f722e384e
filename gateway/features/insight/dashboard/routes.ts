import { getDashboard } from "../../../contract/insight/dashboard";
import { route } from "../../../http/route";
import { readDashboard } from "./service";

export const dashboardRoutes = [
	route(getDashboard, (ctx, { query }) => readDashboard(ctx, query)),
];
