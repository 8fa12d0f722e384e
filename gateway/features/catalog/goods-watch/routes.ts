import * as contract from "../../../contract/catalog/goods-watch";
import { route } from "../../../http/route";
import { stopWatching, watchPrice, watchStock } from "./service";

export const goodsWatchRoutes = [
	route(contract.watchStock, (ctx, { body }) => watchStock(ctx, body)),
	route(contract.watchPrice, (ctx, { body }) => watchPrice(ctx, body)),
	route(contract.stopWatching, (ctx, { params }) => stopWatching(ctx, params)),
];
