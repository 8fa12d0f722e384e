import { and, asc, eq, isNull } from "drizzle-orm";
import type { PayMethod } from "../../../contract/sales/payment";
import type { Database } from "../../../db/client";
import { providerEvent } from "../../../db/schema/payment";

interface EventName {
	method: PayMethod;
	eventId: string;
}

const isEvent = ({ method, eventId }: EventName) =>
	and(eq(providerEvent.method, method), eq(providerEvent.eventId, eventId));

/** Keeps an event, or finds it kept; answers whether its effect is there already. */
export async function keepEvent(
	db: Database,
	row: Omit<typeof providerEvent.$inferInsert, "doneAt">,
): Promise<boolean> {
	const inserted = await db
		.insert(providerEvent)
		.values(row)
		.onConflictDoNothing()
		.returning({ eventId: providerEvent.eventId });
	if (inserted.length > 0) return false;
	const [kept] = await db
		.select({ doneAt: providerEvent.doneAt })
		.from(providerEvent)
		.where(isEvent(row));
	return kept?.doneAt != null;
}

/** False where it was done before, or is not there. */
export async function markEventDone(
	db: Database,
	event: EventName,
	doneAt: Date,
): Promise<boolean> {
	const marked = await db
		.update(providerEvent)
		.set({ doneAt })
		.where(and(isEvent(event), isNull(providerEvent.doneAt)))
		.returning({ eventId: providerEvent.eventId });
	return marked.length > 0;
}

/** Oldest first. */
export function listUndoneEvents(
	db: Database,
	method: PayMethod,
	limit: number,
) {
	return db
		.select({
			name: providerEvent.eventId,
			seenAt: providerEvent.receivedAt,
		})
		.from(providerEvent)
		.where(and(eq(providerEvent.method, method), isNull(providerEvent.doneAt)))
		.orderBy(asc(providerEvent.receivedAt))
		.limit(limit);
}
