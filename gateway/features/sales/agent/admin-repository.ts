import { eq, sql } from "drizzle-orm";
import type { Agent } from "../../../contract/sales/agent-admin";
import type { Queryable, Transaction } from "../../../db/client";
import { refusedAgent } from "../../../db/schema/agent";

const listMax = 500;

interface AgentRow {
	host: string;
	orders: number;
	total: string;
	lastAt: Date | null;
	isRefused: boolean;
	webhookUrl: string | null;
	client: Agent["client"];
}

export async function listAgentRows(db: Queryable): Promise<AgentRow[]> {
	const { rows } = await db.execute<
		Omit<AgentRow, "lastAt"> & { lastAt: string | null }
	>(sql`
		with sold as (
			select h.agent, count(*)::int as orders, sum(m.total) as total, max(h.created_at) as at
			from agent_handover as h join master_order as m on m.pre_order_no = h.pre_order_no
			where m.paid_at is not null group by h.agent
		), seen as (
			select agent, max(created_at) as at from agent_session group by agent
		), named as (
			select agent from sold union select agent from seen union select host from refused_agent union select host from agent_webhook union select host from link_client
		)
		select named.agent as host, coalesce(sold.orders, 0) as orders,
			coalesce(sold.total, 0)::numeric(12, 2)::text as total,
			greatest(sold.at, seen.at)::text as "lastAt", refused_agent.host is not null as "isRefused",
			agent_webhook.url as "webhookUrl",
			case when link_client.host is not null then jsonb_build_object('name', link_client.name,
				'redirectUris', link_client.redirect_uris, 'publicKey', link_client.public_key) end as client
		from named left join sold using (agent) left join seen using (agent)
			left join refused_agent on refused_agent.host = named.agent
			left join agent_webhook on agent_webhook.host = named.agent
			left join link_client on link_client.host = named.agent
		order by 2 desc, greatest(sold.at, seen.at) desc nulls last, 1 limit ${listMax}`);
	return rows.map((row) => ({
		...row,
		lastAt: row.lastAt === null ? null : new Date(row.lastAt),
	}));
}

export async function isRefusedHost(db: Queryable, host: string) {
	const rows = await db
		.select({ host: refusedAgent.host })
		.from(refusedAgent)
		.where(eq(refusedAgent.host, host));
	return rows.length > 0;
}

export async function setRefused(
	tx: Transaction,
	{ host, isRefused, at }: { host: string; isRefused: boolean; at: Date },
) {
	if (isRefused)
		await tx
			.insert(refusedAgent)
			.values({ host, refusedAt: at })
			.onConflictDoNothing();
	else await tx.delete(refusedAgent).where(eq(refusedAgent.host, host));
}
