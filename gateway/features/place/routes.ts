import { choosePlace, getPlace } from "../../contract/place";
import { route } from "../../http/route";
import { chooseOwnPlace, getOwnPlace } from "./service";

export const placeRoutes = [
	route(getPlace, (ctx) => getOwnPlace(ctx)),
	route(choosePlace, (ctx, { body }) => chooseOwnPlace(ctx, body)),
];
