import * as contract from "../../../contract/catalog/favourites";
import { route } from "../../../http/route";
import { keepShownGoods, listOwnFavourites, removeFavourites } from "./service";

export const favouriteRoutes = [
	route(contract.listFavouriteGoods, (ctx, { query }) =>
		listOwnFavourites(ctx, query),
	),
	route(contract.keepGoods, (ctx, { body }) => keepShownGoods(ctx, body)),
	route(contract.dropGoods, (ctx, { body }) => removeFavourites(ctx, body)),
];
