import { getPoints, listPointsEntries } from "../../../contract/sales/points";
import { route } from "../../../http/route";
import { listOwnEntries, readOwnPoints } from "./read-points";

export const pointsRoutes = [
	route(getPoints, (ctx) => readOwnPoints(ctx)),
	route(listPointsEntries, (ctx, { query }) => listOwnEntries(ctx, query)),
];
