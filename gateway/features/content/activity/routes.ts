import * as contract from "../../../contract/content/activity";
import { route } from "../../../http/route";
import { listAllActivities, removeActivity, saveActivity } from "./manage";
import { getOpenActivity, listOpenActivities } from "./service";

export const activityRoutes = [
	route(contract.listActivities, (ctx) => listOpenActivities(ctx)),
	route(contract.getActivity, (ctx, { params }) =>
		getOpenActivity(ctx, params.id),
	),
	route(contract.listOwnActivities, (ctx, { query }) =>
		listAllActivities(ctx, query),
	),
	route(contract.saveActivity, (ctx, { body }) => saveActivity(ctx, body)),
	route(contract.removeActivity, (ctx, { params }) =>
		removeActivity(ctx, params.id),
	),
];
