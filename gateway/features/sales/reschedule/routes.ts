import * as contract from "../../../contract/sales/reschedule";
import { route } from "../../../http/route";
import { getOwnHeldUp, rescheduleOwnOrder } from "./service";

export const rescheduleRoutes = [
	route(contract.getHeldUp, (ctx, { params }) =>
		getOwnHeldUp(ctx, params.orderNo),
	),
	route(contract.rescheduleOrder, (ctx, input) =>
		rescheduleOwnOrder(ctx, input),
	),
];
