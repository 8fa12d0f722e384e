import type { DataOf, Input } from "../../../contract/call";
import type {
	listAgents,
	refuseAgent,
	setAgentWebhook,
} from "../../../contract/sales/agent-admin";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { recordAudit } from "../../platform/audit/service";
import { isRefusedHost, listAgentRows, setRefused } from "./admin-repository";
import { findWebhook, setWebhook } from "./events-repository";

// Which programs sell here, and those of which hosts an operator refuses. A host is a name that nobody has
// checked: refusing it keeps out who says so, not who lies.

export async function listAgentsFor(
	ctx: Ctx,
): Promise<DataOf<typeof listAgents>> {
	requireOperator(ctx.actor);
	const rows = await listAgentRows(ctx.db);
	return rows.map(({ lastAt, ...row }) => ({
		...row,
		lastAt: lastAt && hongKongTime(lastAt),
	}));
}

export async function refuseFor(
	ctx: Ctx,
	{ host, isRefused }: Input<typeof refuseAgent>["body"],
): Promise<null> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const before = await isRefusedHost(tx, host);
		if (before === isRefused) return;
		await setRefused(tx, { host, isRefused, at: ctx.now() });
		await recordAudit(tx, ctx, {
			action: "agent.refuse",
			target: host,
			merchantId: null,
			changes: [{ field: "isRefused", before, after: isRefused }],
		});
	});
	return null;
}

export async function setWebhookFor(
	ctx: Ctx,
	{ host, webhookUrl }: Input<typeof setAgentWebhook>["body"],
): Promise<null> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const before = (await findWebhook(tx, host))?.url ?? null;
		if (before === webhookUrl) return;
		await setWebhook(tx, { host, url: webhookUrl, at: ctx.now() });
		await recordAudit(tx, ctx, {
			action: "agent.webhook",
			target: host,
			merchantId: null,
			changes: [{ field: "webhookUrl", before, after: webhookUrl }],
		});
	});
	return null;
}
