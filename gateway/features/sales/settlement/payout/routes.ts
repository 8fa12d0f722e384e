import {
	approvePayoutRun,
	connectPayoutAccount,
	draftPayoutRun,
	dropPayoutRun,
	exportPayoutRun,
	getPayoutAccount,
	getPayoutRun,
	listPayoutRuns,
	listPayouts,
	returnPayout,
	savePayoutAccount,
	takeConnectedAccount,
} from "../../../../contract/sales/payout";
import { route } from "../../../../http/route";
import { readPayoutAccount, saveOwnPayoutAccount } from "./account";
import { connectAccount, takeAccount } from "./connect";
import { exportRun } from "./file";
import { listOwnPayouts, returnForOperator } from "./payouts";
import { approveRun, draftRun, dropRun, listRuns, readRun } from "./runs";

export const payoutRoutes = [
	route(getPayoutAccount, (ctx, { query }) => readPayoutAccount(ctx, query)),
	route(savePayoutAccount, (ctx, { body }) => saveOwnPayoutAccount(ctx, body)),
	route(connectPayoutAccount, connectAccount),
	route(takeConnectedAccount, takeAccount),
	route(listPayouts, (ctx, { query }) => listOwnPayouts(ctx, query)),
	route(listPayoutRuns, listRuns),
	route(getPayoutRun, readRun),
	route(draftPayoutRun, draftRun),
	route(approvePayoutRun, (ctx, { params }) => approveRun(ctx, params.id)),
	route(dropPayoutRun, (ctx, { params }) => dropRun(ctx, params.id)),
	route(exportPayoutRun, (ctx, { params }) => exportRun(ctx, params.id)),
	route(returnPayout, (ctx, { params }) => returnForOperator(ctx, params.id)),
];
