import { listBoughtBefore } from "../../../contract/sales/buy-again";
import { route } from "../../../http/route";
import { listOwnAisles } from "./service";

export const buyAgainRoutes = [
	route(listBoughtBefore, (ctx) => listOwnAisles(ctx)),
];
