import {
	getActivity,
	listActivities,
	listOwnActivities,
	removeActivity as remove,
	saveActivity,
} from "../../../contract/content/activity";
import { route } from "../../../http/route";
import { keepActivity, listAllActivities, removeActivity } from "./manage";
import { getOpenActivity, listOpenActivities } from "./service";

export const activityRoutes = [
	route(listActivities, (ctx) => listOpenActivities(ctx)),
	route(getActivity, (ctx, { params }) => getOpenActivity(ctx, params.id)),
	route(listOwnActivities, (ctx, { query }) => listAllActivities(ctx, query)),
	route(saveActivity, (ctx, { body }) => keepActivity(ctx, body)),
	route(remove, (ctx, { params }) => removeActivity(ctx, params.id)),
];
