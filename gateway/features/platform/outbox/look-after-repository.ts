import {
	and,
	count,
	desc,
	eq,
	inArray,
	isNotNull,
	isNull,
	or,
	sql,
} from "drizzle-orm";
import type { Database } from "../../../db/client";
import { outbox } from "../../../db/schema/outbox";
import { type EffectKind, paymentKinds } from "./effects";

const isUndone = isNull(outbox.doneAt);
const isGivenUp = isNotNull(outbox.givenUpAt);

export async function countUndone(db: Database) {
	const [row] = await db
		.select({
			waiting: count(sql`case when ${isNull(outbox.givenUpAt)} then 1 end`),
			givenUp: count(outbox.givenUpAt),
		})
		.from(outbox)
		.where(isUndone);
	return { waiting: row?.waiting ?? 0, givenUp: row?.givenUp ?? 0 };
}

/** How many wait, for how long the oldest has waited that is due or was tried, and how often money waits for an operator. */
export async function measureOutbox(db: Database) {
	const isDue = sql`${outbox.dueAt} <= now() or ${outbox.attempts} > 0`;
	const oldestAt = sql`min(${outbox.createdAt}) filter (where ${isDue})`;
	const oldestSeconds = sql<number>`coalesce(extract(epoch from now() - ${oldestAt}), 0)::float`;
	const [row] = await db
		.select({ waiting: count(), oldestSeconds })
		.from(outbox)
		.where(and(isUndone, isNull(outbox.givenUpAt)));
	const moneyGivenUp = await countGivenUp(db, paymentKinds);
	return { waiting: 0, oldestSeconds: 0, ...row, moneyGivenUp };
}

export async function countGivenUp(
	db: Database,
	kinds: EffectKind[],
): Promise<number> {
	return db.$count(
		outbox,
		and(isUndone, isGivenUp, inArray(outbox.kind, kinds)),
	);
}

/** What has failed, without what it would say and to whom; given up first, the latest first. */
export function listFailed(db: Database, limit: number) {
	return db
		.select({
			id: outbox.id,
			kind: outbox.kind,
			template: sql<string | null>`${outbox.payload} ->> 'template'`,
			reference: outbox.reference,
			attempts: outbox.attempts,
			failure: outbox.failure,
			createdAt: outbox.createdAt,
			dueAt: outbox.dueAt,
			givenUpAt: outbox.givenUpAt,
		})
		.from(outbox)
		.where(and(isUndone, or(isGivenUp, isNotNull(outbox.failure))))
		.orderBy(sql`${isGivenUp} desc`, desc(outbox.id))
		.limit(limit);
}
export type FailedEffect = Awaited<ReturnType<typeof listFailed>>[number];

/** As if it had never been tried; answers how many there were. */
export async function makeDue(
	db: Database,
	which: { id: number } | "givenUp",
): Promise<number> {
	const rows = await db
		.update(outbox)
		.set({ givenUpAt: null, attempts: 0, dueAt: sql`now()` })
		.where(
			and(isUndone, which === "givenUp" ? isGivenUp : eq(outbox.id, which.id)),
		)
		.returning({ id: outbox.id });
	return rows.length;
}
