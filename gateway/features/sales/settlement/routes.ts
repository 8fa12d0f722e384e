import {
	addCommission,
	endCommission,
	getSettlement,
	listCommission,
	listSettledOrders,
} from "../../../contract/sales/settlement";
import { route } from "../../../http/route";
import { addRate, endRate, listRatesForOperator } from "./commission";
import { listEarnings, readBalance } from "./service";

export const settlementRoutes = [
	route(listCommission, (ctx, { query }) => listRatesForOperator(ctx, query)),
	route(addCommission, (ctx, { body }) => addRate(ctx, body)),
	route(endCommission, (ctx, input) => endRate(ctx, input)),
	route(listSettledOrders, (ctx, { query }) => listEarnings(ctx, query)),
	route(getSettlement, (ctx, { query }) => readBalance(ctx, query)),
];
