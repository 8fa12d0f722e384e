import {
	acceptInvitation,
	inviteColleague,
	listInvitations,
	listRoles,
	listStaff,
	readInvitation,
	removeColleague,
	removeRole,
	resendInvitation,
	saveRole,
	setRole,
	withdrawInvitation,
} from "../../../contract/identity/staff";
import { route } from "../../../http/route";
import { letGo } from "./colleagues";
import {
	accept,
	invite,
	listInvitationsOf,
	readByToken,
	sendAgain,
	withdraw,
} from "./invitations";
import { dropRole, keepRole, listRolesFor } from "./roles";
import { findStaff, setRoleOf } from "./service";

export const staffRoutes = [
	route(listStaff, (ctx, { query }) => findStaff(ctx, query)),
	route(setRole, (ctx, { body }) => setRoleOf(ctx, body)),
	route(listRoles, (ctx) => listRolesFor(ctx)),
	route(saveRole, (ctx, { body }) => keepRole(ctx, body)),
	route(removeRole, (ctx, { params }) => dropRole(ctx, params.id)),
	route(inviteColleague, (ctx, { body }) => invite(ctx, body)),
	route(listInvitations, (ctx) => listInvitationsOf(ctx)),
	route(resendInvitation, (ctx, { params }) => sendAgain(ctx, params.id)),
	route(withdrawInvitation, (ctx, { params }) => withdraw(ctx, params.id)),
	route(readInvitation, (ctx, { body }) => readByToken(ctx, body)),
	route(acceptInvitation, (ctx, { body }) => accept(ctx, body)),
	route(removeColleague, (ctx, { params }) => letGo(ctx, params.uid)),
];
