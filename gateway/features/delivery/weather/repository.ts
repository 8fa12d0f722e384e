import { and, asc, eq, isNull } from "drizzle-orm";
import type { WeatherWarning } from "../../../contract/delivery/weather-terms";
import type { Queryable, Transaction } from "../../../db/client";
import { slotClosure } from "../../../db/schema/store";
import { weatherWarning } from "../../../db/schema/weather";

const { warning, isFromConsole, until, closureId } = weatherWarning;

/** Whether an operator said it, or the source that the shop listens to. */
export interface Said {
	warning: WeatherWarning;
	isFromConsole: boolean;
}

/** In force, with the end of what each closed; null where that was taken back. */
export function listInForce(db: Queryable) {
	return db
		.select({ row: weatherWarning, closedUntil: slotClosure.until })
		.from(weatherWarning)
		.leftJoin(slotClosure, eq(slotClosure.id, closureId))
		.where(isNull(until))
		.orderBy(asc(weatherWarning.id));
}

/** Undefined where it is in force already, whoever said so. */
export async function insertWarning(
	tx: Transaction,
	row: typeof weatherWarning.$inferInsert,
): Promise<number | undefined> {
	const [inserted] = await tx
		.insert(weatherWarning)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: weatherWarning.id });
	return inserted?.id;
}

export async function setClosure(tx: Transaction, id: number, closure: number) {
	await tx
		.update(weatherWarning)
		.set({ closureId: closure })
		.where(eq(weatherWarning.id, id));
}

/** Answers what it closed; undefined where it was not in force, or is the other's to end. */
export async function endWarning(tx: Transaction, said: Said, at: Date) {
	const [ended] = await tx
		.update(weatherWarning)
		.set({ until: at })
		.where(
			and(
				eq(warning, said.warning),
				eq(isFromConsole, said.isFromConsole),
				isNull(until),
			),
		)
		.returning({ closureId });
	return ended;
}
