import {
	askProvider,
	getReconciliation,
} from "../../../../contract/sales/reconciliation";
import { route } from "../../../../http/route";
import { askAboutCharge, reconcileDay } from "./service";

export const reconciliationRoutes = [
	route(getReconciliation, reconcileDay),
	route(askProvider, (ctx, { params }) => askAboutCharge(ctx, params.id)),
];
