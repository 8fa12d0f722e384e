import { findToCollect, handOver } from "../../../contract/sales/collecting";
import { route } from "../../../http/route";
import { findOrderToCollect, handOrderOver } from "./service";

export const collectingRoutes = [
	route(findToCollect, (ctx, input) => findOrderToCollect(ctx, input)),
	route(handOver, (ctx, input) => handOrderOver(ctx, input)),
];
