import {
	inviteColleague,
	listPeople,
	removeColleague,
	setRole,
} from "../../contract/operator-people";
import { route } from "../../http/route";
import { invite, letGo } from "./colleagues";
import { listPeopleForStaff, setRoleOf } from "./service";

export const peopleRoutes = [
	route(listPeople, (ctx, { query }) => listPeopleForStaff(ctx, query)),
	route(setRole, (ctx, { body }) => setRoleOf(ctx, body)),
	route(inviteColleague, (ctx, { body }) => invite(ctx, body)),
	route(removeColleague, (ctx, { params }) => letGo(ctx, params.uid)),
];
