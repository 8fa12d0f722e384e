import { listCollectionPoints } from "../../../contract/delivery/collection-point";
import { route } from "../../../http/route";
import { listPointsNearby } from "./service";

export const collectionPointRoutes = [
	route(listCollectionPoints, (ctx, { query }) => listPointsNearby(ctx, query)),
];
