import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { pushSubscription } from "../../../db/schema/push";
import { session } from "../../../db/schema/session";

const isOpenAt = (now: Date) =>
	and(isNull(session.endedAt), gt(session.expiresAt, now));

/** Of sessions that are open, the latest first. */
export function listDevices(db: Queryable, accountId: number, now: Date) {
	return db
		.select({
			id: pushSubscription.id,
			sessionId: pushSubscription.sessionId,
			endpoint: pushSubscription.endpoint,
			createdAt: pushSubscription.createdAt,
			userAgent: session.userAgent,
		})
		.from(pushSubscription)
		.innerJoin(session, eq(session.id, pushSubscription.sessionId))
		.where(and(eq(pushSubscription.accountId, accountId), isOpenAt(now)))
		.orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id));
}

/** Undefined once its session is over. */
export async function findReceiver(db: Queryable, id: number, now: Date) {
	const [row] = await db
		.select({
			endpoint: pushSubscription.endpoint,
			p256dh: pushSubscription.p256dh,
			auth: pushSubscription.auth,
		})
		.from(pushSubscription)
		.innerJoin(session, eq(session.id, pushSubscription.sessionId))
		.where(and(eq(pushSubscription.id, id), isOpenAt(now)));
	return row;
}

/** A browser has one address: whoever is signed in there has it, and whoever was before has not. */
export async function putDevice(
	tx: Transaction,
	row: typeof pushSubscription.$inferInsert,
): Promise<void> {
	const { sessionId, endpoint } = row;
	await tx
		.delete(pushSubscription)
		.where(eq(pushSubscription.sessionId, sessionId));
	await tx
		.delete(pushSubscription)
		.where(eq(pushSubscription.endpoint, endpoint));
	await tx.insert(pushSubscription).values(row);
}

interface Which {
	accountId: number;
	id?: number;
	sessionId?: string;
}

/** One of an account's, or all of them. */
export async function deleteDevices(
	db: Queryable,
	{ accountId, id, sessionId }: Which,
): Promise<void> {
	await db
		.delete(pushSubscription)
		.where(
			and(
				eq(pushSubscription.accountId, accountId),
				id === undefined ? undefined : eq(pushSubscription.id, id),
				sessionId === undefined
					? undefined
					: eq(pushSubscription.sessionId, sessionId),
			),
		);
}
