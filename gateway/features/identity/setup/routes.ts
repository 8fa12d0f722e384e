import {
	claimShop,
	getPreparation,
	getSetup,
	openShop,
	sendTrialMail,
} from "../../../contract/identity/setup";
import { route } from "../../../http/route";
import {
	becomeOperator,
	describePreparation,
	describeSetup,
	openForAll,
	tryMail,
} from "./service";

export const setupRoutes = [
	route(getSetup, (ctx) => describeSetup(ctx)),
	route(claimShop, (ctx, { body }) => becomeOperator(ctx, body)),
	route(getPreparation, (ctx) => describePreparation(ctx)),
	route(sendTrialMail, (ctx) => tryMail(ctx)),
	route(openShop, (ctx) => openForAll(ctx)),
];
