import * as contract from "../../../contract/delivery/map";
import { route } from "../../../http/route";
import {
	describePoint,
	getPlaceDetails,
	locateByIp,
	predictPlaces,
} from "./service";

export const mapRoutes = [
	route(contract.predictPlaces, (ctx, { query }) => predictPlaces(ctx, query)),
	route(contract.getPlaceDetails, (ctx, { query }) =>
		getPlaceDetails(ctx, query),
	),
	route(contract.describePoint, (ctx, { query }) => describePoint(ctx, query)),
	route(contract.locateByIp, (ctx) => locateByIp(ctx)),
];
