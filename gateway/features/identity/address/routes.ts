import {
	deleteAddress,
	editAddress,
	getAddress,
	getDefaultAddress,
	listAddresses,
	setDefaultAddress,
} from "../../../contract/identity/address";
import { route } from "../../../http/route";
import { saveOwnAddress } from "./save-address";
import {
	deleteOwnAddress,
	getOwnAddress,
	getOwnDefault,
	listOwnAddresses,
	setOwnDefault,
} from "./service";

export const addressRoutes = [
	route(listAddresses, (ctx, { query }) => listOwnAddresses(ctx, query)),
	route(getAddress, (ctx, { params }) => getOwnAddress(ctx, params.id)),
	route(getDefaultAddress, (ctx) => getOwnDefault(ctx)),
	route(editAddress, (ctx, { body }) => saveOwnAddress(ctx, body)),
	route(deleteAddress, (ctx, { body }) => deleteOwnAddress(ctx, body)),
	route(setDefaultAddress, (ctx, { body }) => setOwnDefault(ctx, body)),
];
