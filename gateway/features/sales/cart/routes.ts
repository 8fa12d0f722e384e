import {
	changeSku,
	chooseLines,
	countCart,
	deleteFromCart,
	joinBasket,
	listCart,
	moveToFavourites,
	saveToCart,
	setQuantity,
	showBasket,
} from "../../../contract/sales/cart";
import { route } from "../../../http/route";
import { joinOwnBasket, showOwnBasket } from "./basket";
import { changeLineSku, chooseOwnLines, setLineQuantity } from "./change-lines";
import { saveLines } from "./save";
import { countOwnCart, listOwnCart } from "./service";
import { deleteOwnLines, moveLinesToFavourites } from "./take-out";

export const cartRoutes = [
	route(countCart, (ctx, { query }) => countOwnCart(ctx, query)),
	route(listCart, (ctx) => listOwnCart(ctx)),
	route(saveToCart, (ctx, { body }) => saveLines(ctx, body)),
	route(setQuantity, (ctx, { body }) => setLineQuantity(ctx, body)),
	route(deleteFromCart, (ctx, { body }) => deleteOwnLines(ctx, body)),
	route(changeSku, (ctx, { body }) => changeLineSku(ctx, body)),
	route(chooseLines, (ctx, { body }) => chooseOwnLines(ctx, body)),
	route(showBasket, (ctx, { body }) => showOwnBasket(ctx, body)),
	route(joinBasket, (ctx, { body }) => joinOwnBasket(ctx, body)),
	route(moveToFavourites, (ctx, { body }) => moveLinesToFavourites(ctx, body)),
];
