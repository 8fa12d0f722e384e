import {
	addPushDevice,
	listPushDevices,
	removePushDevice,
} from "../../../contract/identity/push";
import { route } from "../../../http/route";
import { addOwnDevice, listOwnDevices, removeOwnDevice } from "./service";

export const pushRoutes = [
	route(listPushDevices, (ctx) => listOwnDevices(ctx)),
	route(addPushDevice, (ctx, { body }) => addOwnDevice(ctx, body)),
	route(removePushDevice, (ctx, { body }) => removeOwnDevice(ctx, body)),
];
