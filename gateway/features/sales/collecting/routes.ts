import * as contract from "../../../contract/sales/collecting";
import * as parcels from "../../../contract/sales/parcel-at-store";
import { route } from "../../../http/route";
import {
	bookArrivalAt,
	findParcelsAt,
	listParcelsAt,
	sendBackFrom,
} from "./parcels";
import {
	findOrderToCollect,
	handOrderOver,
	handOrderOverToTaker,
} from "./service";
import { listOrdersToCollect } from "./to-collect";

export const collectingRoutes = [
	route(contract.listToCollect, (ctx, { query }) =>
		listOrdersToCollect(ctx, query),
	),
	route(contract.findToCollect, (ctx, input) => findOrderToCollect(ctx, input)),
	route(contract.handOver, (ctx, input) => handOrderOver(ctx, input)),
	route(contract.handOverToTaker, (ctx, { params, body }) =>
		handOrderOverToTaker(ctx, params.orderNo, body),
	),
	route(parcels.findParcels, (ctx, input) => findParcelsAt(ctx, input)),
	route(parcels.listParcelsHere, (ctx, { query }) => listParcelsAt(ctx, query)),
	route(parcels.bookParcelArrival, (ctx, { body }) => bookArrivalAt(ctx, body)),
	route(parcels.sendParcelBack, (ctx, { body }) => sendBackFrom(ctx, body)),
];
