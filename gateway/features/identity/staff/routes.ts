import {
	inviteColleague,
	listStaff,
	removeColleague,
	setRole,
} from "../../../contract/identity/staff";
import { route } from "../../../http/route";
import { invite, letGo } from "./colleagues";
import { findStaff, setRoleOf } from "./service";

export const staffRoutes = [
	route(listStaff, (ctx, { query }) => findStaff(ctx, query)),
	route(setRole, (ctx, { body }) => setRoleOf(ctx, body)),
	route(inviteColleague, (ctx, { body }) => invite(ctx, body)),
	route(removeColleague, (ctx, { params }) => letGo(ctx, params.uid)),
];
