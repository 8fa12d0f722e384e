import {
	acceptOrder,
	listSubstitutes,
	pickOrder,
	shipMany,
	shipOrder,
	trackParcel,
} from "../../../contract/sales/order-admin";
import { route } from "../../../http/route";
import { listSubstitutesForStaff, pickForStaff } from "./pick";
import {
	acceptForStaff,
	shipForStaff,
	shipManyForStaff,
	trackForStaff,
} from "./service";

export const fulfilmentRoutes = [
	route(acceptOrder, (ctx, { params }) => acceptForStaff(ctx, params)),
	route(pickOrder, (ctx, input) => pickForStaff(ctx, input)),
	route(listSubstitutes, (ctx, input) => listSubstitutesForStaff(ctx, input)),
	route(shipOrder, (ctx, input) => shipForStaff(ctx, input)),
	route(shipMany, (ctx, { body }) => shipManyForStaff(ctx, body)),
	route(trackParcel, (ctx, { params, body }) =>
		trackForStaff(ctx, params.id, body),
	),
];
