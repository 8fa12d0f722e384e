import type { DataOf, Input } from "../../../contract/call";
import type { setLinkClient } from "../../../contract/identity/linking";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { recordAudit } from "../../platform/audit/service";
import { deleteClient, findClient, putClient } from "./repository";

/** What a program is known by decides who gets into accounts: only an operator says it, and each change leaves its trace. */
export async function setClientFor(
	ctx: Ctx,
	{ host, client }: Input<typeof setLinkClient>["body"],
): Promise<DataOf<typeof setLinkClient>> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const before = (await findClient(tx, host)) ?? null;
		if (client) await putClient(tx, { host, createdAt: ctx.now(), ...client });
		else await deleteClient(tx, host);
		const changes = (["name", "redirectUris", "publicKey"] as const)
			.map((field) => ({
				field,
				before: textOf(before?.[field]),
				after: textOf(client?.[field]),
			}))
			.filter((change) => change.before !== change.after);
		if (changes.length === 0) return;
		await recordAudit(tx, ctx, {
			action: "agent.client",
			target: host,
			merchantId: null,
			changes,
		});
	});
	return null;
}

const textOf = (value: string | string[] | null | undefined) =>
	(Array.isArray(value) ? value.join(" ") : value) ?? null;
