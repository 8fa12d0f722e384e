import {
	dropGoods,
	keepGoods,
	listFavouriteGoods,
} from "../../../contract/catalog/favourites";
import { route } from "../../../http/route";
import { keepShownGoods, listOwnFavourites, removeFavourites } from "./service";

export const favouriteRoutes = [
	route(listFavouriteGoods, (ctx, { query }) => listOwnFavourites(ctx, query)),
	route(keepGoods, (ctx, { body }) => keepShownGoods(ctx, body)),
	route(dropGoods, (ctx, { body }) => removeFavourites(ctx, body)),
];
