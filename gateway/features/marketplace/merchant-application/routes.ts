import * as contract from "../../../contract/marketplace/merchant-application";
import * as admin from "../../../contract/marketplace/merchant-application-admin";
import { route } from "../../../http/route";
import { readAgreement } from "../../content/help/service";
import { apply, sendApplicationCode } from "./apply";
import * as decide from "./decide";
import { listOwnApplications } from "./service";

export const applicationRoutes = [
	route(contract.getSettledAgreement, (ctx) => readAgreement(ctx, "merchant")),
	route(contract.listSettledRecords, (ctx, { query }) =>
		listOwnApplications(ctx, query),
	),
	route(contract.sendSettledCode, (ctx, { body }) =>
		sendApplicationCode(ctx, body),
	),
	route(contract.applyForShop, (ctx, { body }) => apply(ctx, body)),
	route(admin.listStaffApplications, (ctx, { query }) =>
		decide.listApplicationsForStaff(ctx, query),
	),
	route(admin.getStaffApplication, (ctx, { params }) =>
		decide.getApplicationForStaff(ctx, params.id),
	),
	route(admin.approveApplication, (ctx, { params }) =>
		decide.approve(ctx, params.id),
	),
	route(admin.rejectApplication, (ctx, { params, body }) =>
		decide.reject(ctx, params.id, body.reason),
	),
];
