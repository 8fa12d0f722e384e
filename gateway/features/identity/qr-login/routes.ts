import {
	claimQrLogin,
	confirmQrLogin,
	openQrLogin,
	refuseQrLogin,
	scanQrLogin,
} from "../../../contract/identity/login";
import { route } from "../../../http/route";
import {
	claimTicket,
	confirmTicket,
	openTicket,
	refuseTicket,
	scanTicket,
} from "./service";

export const qrLoginRoutes = [
	route(openQrLogin, (ctx) => openTicket(ctx)),
	route(claimQrLogin, claimTicket),
	route(scanQrLogin, scanTicket),
	route(confirmQrLogin, confirmTicket),
	route(refuseQrLogin, refuseTicket),
];
