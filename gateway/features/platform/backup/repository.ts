import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { backup } from "../../../db/schema/backup";

/** A night by whoever has it: one that was taken over is another's. */
interface Taken {
	night: string;
	begunAt: Date;
}

const isTaken = ({ night, begunAt }: Taken) =>
	and(eq(backup.night, night), eq(backup.begunAt, begunAt));

/** False where another process has it; one that was begun before that moment and never ended is taken over. */
export async function takeNight(
	db: Database,
	taken: Taken,
	forgottenBefore: Date,
): Promise<boolean> {
	const rows = await db
		.insert(backup)
		.values(taken)
		.onConflictDoUpdate({
			target: backup.night,
			set: { begunAt: taken.begunAt },
			setWhere: and(
				isNull(backup.endedAt),
				lt(backup.begunAt, forgottenBefore),
			),
		})
		.returning({ night: backup.night });
	return rows.length > 0;
}

export async function endNight(
	db: Database,
	taken: Taken,
	ended: { endedAt: Date; failure: string | null },
): Promise<void> {
	await db.update(backup).set(ended).where(isTaken(taken));
}

export async function leaveNight(db: Database, taken: Taken): Promise<void> {
	await db.delete(backup).where(isTaken(taken));
}

/** Undefined where none was ever begun. */
export async function findLast(db: Database) {
	const { rows } = await db.execute<{
		/** Since the last one that is whole; null where there is none. */
		ageSeconds: number | null;
		/** Of the last one that ended; null where it is whole. */
		failure: string | null;
	}>(
		sql`select extract(epoch from now() - max(ended_at) filter (where failure is null))::float8 as "ageSeconds",
			(array_agg(failure order by night desc) filter (where ended_at is not null))[1] as failure
		from ${backup} having count(*) > 0`,
	);
	return rows[0];
}
