import {
	listAgents,
	refuseAgent,
	setAgentWebhook,
} from "../../../contract/sales/agent-admin";
import { takeCheckoutOver } from "../../../contract/sales/agent-cart";
import { route } from "../../../http/route";
import { listAgentsFor, refuseFor, setWebhookFor } from "./admin";
import { takeOver } from "./hand-over";

export const agentRoutes = [
	route(takeCheckoutOver, (ctx, { body }) => takeOver(ctx, body)),
	route(listAgents, (ctx) => listAgentsFor(ctx)),
	route(refuseAgent, (ctx, { body }) => refuseFor(ctx, body)),
	route(setAgentWebhook, (ctx, { body }) => setWebhookFor(ctx, body)),
];
