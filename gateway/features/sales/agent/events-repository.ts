import { and, eq, lt, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { agentListening, agentWebhook } from "../../../db/schema/agent";
import { masterOrder } from "../../../db/schema/order";

export const findWebhook = (db: Queryable, host: string) =>
	findRow(db, agentWebhook, eq(agentWebhook.host, host));

/** By null it hears no more. */
export async function setWebhook(
	tx: Transaction,
	{ host, url, at }: { host: string; url: string | null; at: Date },
) {
	const isOfHost = eq(agentWebhook.host, host);
	if (url === null) await tx.delete(agentWebhook).where(isOfHost);
	else
		await tx
			.insert(agentWebhook)
			.values({ host, url, since: at })
			.onConflictDoUpdate({ target: agentWebhook.host, set: { url } });
}

export async function insertListening(
	tx: Transaction,
	row: typeof agentListening.$inferInsert,
) {
	await tx.insert(agentListening).values(row);
}

interface Changed {
	preOrderNo: string;
	/** Steps of its orders and refunds, and parcels: every change adds one. */
	changes: number;
}

export async function listChanged(
	db: Queryable,
	limit: number,
): Promise<Changed[]> {
	const { rows } = await db.execute<Changed & Record<string, unknown>>(sql`
		select one.pre_order_no as "preOrderNo", seen.changes
		from agent_listening as one
		join agent_webhook as hears on hears.host = one.host
		join master_order as master on master.pre_order_no = one.pre_order_no and master.paid_at is not null
		cross join lateral (select (
				(select count(*) from order_step as step join merchant_order as part on part.id = step.order_id
					where part.master_id = master.id)
				+ (select count(*) from refund_step as step join refund on refund.id = step.refund_id
					join merchant_order as part on part.id = refund.order_id where part.master_id = master.id)
				+ (select count(*) from parcel join merchant_order as part on part.id = parcel.order_id
					where part.master_id = master.id)
			)::int as changes) as seen
		where seen.changes > one.notified
		order by one.created_at limit ${limit}`);
	return rows;
}

/** False where somebody else has told it meanwhile. */
export async function markNotified(
	tx: Transaction,
	{ preOrderNo, changes }: Changed,
): Promise<boolean> {
	const marked = await tx
		.update(agentListening)
		.set({ notified: changes })
		.where(
			and(
				eq(agentListening.preOrderNo, preOrderNo),
				lt(agentListening.notified, changes),
			),
		)
		.returning({ notified: agentListening.notified });
	return marked.length > 0;
}

/** Undefined where nobody hears of it any more. */
export async function findListening(db: Queryable, preOrderNo: string) {
	const [row] = await db
		.select({
			sealedId: agentListening.sealedId,
			url: agentWebhook.url,
			master: masterOrder,
		})
		.from(agentListening)
		.innerJoin(agentWebhook, eq(agentWebhook.host, agentListening.host))
		.innerJoin(
			masterOrder,
			eq(masterOrder.preOrderNo, agentListening.preOrderNo),
		)
		.where(eq(agentListening.preOrderNo, preOrderNo));
	return row;
}

export async function deleteListeningBefore(db: Database, before: Date) {
	await db.delete(agentListening).where(lt(agentListening.createdAt, before));
}
