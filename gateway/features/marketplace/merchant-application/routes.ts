import {
	applyForShop,
	getSettledAgreement,
	listSettledRecords,
	sendSettledCode,
} from "../../../contract/marketplace/merchant-application";
import {
	approveApplication,
	getStaffApplication,
	listStaffApplications,
	rejectApplication,
} from "../../../contract/marketplace/merchant-application-admin";
import { route } from "../../../http/route";
import { readAgreement } from "../../content/help/service";
import { apply, sendApplicationCode } from "./apply";
import {
	approve,
	getApplicationForStaff,
	listApplicationsForStaff,
	reject,
} from "./decide";
import { listOwnApplications } from "./service";

export const applicationRoutes = [
	route(getSettledAgreement, (ctx) => readAgreement(ctx, "merchant")),
	route(listSettledRecords, (ctx, { query }) =>
		listOwnApplications(ctx, query),
	),
	route(sendSettledCode, (ctx, { body }) => sendApplicationCode(ctx, body)),
	route(applyForShop, (ctx, { body }) => apply(ctx, body)),
	route(listStaffApplications, (ctx, { query }) =>
		listApplicationsForStaff(ctx, query),
	),
	route(getStaffApplication, (ctx, { params }) =>
		getApplicationForStaff(ctx, params.id),
	),
	route(approveApplication, (ctx, { params }) => approve(ctx, params.id)),
	route(rejectApplication, (ctx, { params, body }) =>
		reject(ctx, params.id, body.reason),
	),
];
