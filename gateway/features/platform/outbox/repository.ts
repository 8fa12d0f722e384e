import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { outbox } from "../../../db/schema/outbox";

const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.givenUpAt));

const fromNow = (seconds: number) =>
	sql`now() + make_interval(secs => ${seconds})`;

interface NewEffect {
	kind: string;
	payload: unknown;
	reference?: string;
	delaySeconds?: number;
}

/** Alone, or as a part of a larger statement; one or more. */
export function effectsInsert(tx: Transaction, effects: NewEffect[]) {
	const rows = effects.map(({ delaySeconds = 0, ...row }) => ({
		...row,
		dueAt: delaySeconds > 0 ? fromNow(delaySeconds) : undefined,
	}));
	return tx.insert(outbox).values(rows);
}

/** Kinds to take, or to leave to others. */
export type WhichKinds = { only: string[] } | { except: string[] };

const isOfKinds = (which: WhichKinds) =>
	"only" in which
		? inArray(outbox.kind, which.only)
		: notInArray(outbox.kind, which.except);

/** Takes the row that has been due longest, for so long; what another worker is just taking is passed over. */
export async function claimEffect(
	db: Database,
	leaseSeconds: number,
	which?: WhichKinds,
) {
	const due = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(isWaiting, sql`${outbox.dueAt} <= now()`, which && isOfKinds(which)),
		)
		.orderBy(outbox.dueAt, outbox.id)
		.limit(1)
		.for("update", { skipLocked: true });
	const [row] = await db
		.update(outbox)
		.set({
			attempts: sql`${outbox.attempts} + 1`,
			dueAt: fromNow(leaseSeconds),
		})
		.where(eq(outbox.id, sql`(${due})`))
		.returning({
			id: outbox.id,
			kind: outbox.kind,
			payload: outbox.payload,
			attempts: outbox.attempts,
		});
	return row;
}

/** `isForgotten` empties its payload too. */
export async function markEffectDone(
	db: Database,
	id: number,
	isForgotten: boolean,
): Promise<void> {
	await db
		.update(outbox)
		.set({ doneAt: sql`now()`, ...(isForgotten && { payload: {} }) })
		.where(eq(outbox.id, id));
}

interface Failed {
	id: number;
	failure: string;
}

export async function postponeEffect(
	db: Database,
	{ id, failure }: Failed,
	seconds: number,
): Promise<void> {
	await db
		.update(outbox)
		.set({ dueAt: fromNow(seconds), failure })
		.where(and(eq(outbox.id, id), isNull(outbox.doneAt)));
}

export async function giveEffectUp(db: Database, { id, failure }: Failed) {
	await db
		.update(outbox)
		.set({ givenUpAt: sql`now()`, failure })
		.where(and(eq(outbox.id, id), isNull(outbox.doneAt)));
}

export async function deleteEffectsDoneFor(db: Database, days: number) {
	await db
		.delete(outbox)
		.where(sql`${outbox.doneAt} < ${fromNow(-days * 86_400)}`);
}

export async function deleteEffectsGivenUpFor(
	db: Database,
	days: number,
	kinds: string[],
): Promise<void> {
	const longAgo = sql`${outbox.givenUpAt} < ${fromNow(-days * 86_400)}`;
	await db.delete(outbox).where(and(longAgo, inArray(outbox.kind, kinds)));
}
