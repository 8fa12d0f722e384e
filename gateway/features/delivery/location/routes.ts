import {
	chooseLocation,
	getLocation,
} from "../../../contract/delivery/location";
import { route } from "../../../http/route";
import { chooseOwnLocation, getOwnLocation } from "./service";

export const locationRoutes = [
	route(getLocation, (ctx) => getOwnLocation(ctx)),
	route(chooseLocation, (ctx, { body }) => chooseOwnLocation(ctx, body)),
];
