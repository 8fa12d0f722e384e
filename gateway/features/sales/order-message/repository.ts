import { eq, exists } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import { account } from "../../../db/schema/account";
import type { masterOrder } from "../../../db/schema/order";
import { pushSubscription } from "../../../db/schema/push";

export type MasterRow = typeof masterOrder.$inferSelect;

/** Whoever ordered, as their account says; undefined for one that is not there any more. */
export async function findContact(db: Queryable, accountId: number) {
	const [row] = await db
		.select({
			email: account.email,
			kind: account.kind,
			/** Whether any device wants to hear of orders. */
			hasDevices: exists(
				db
					.select({ id: pushSubscription.id })
					.from(pushSubscription)
					.where(eq(pushSubscription.accountId, account.id)),
			).mapWith(Boolean),
		})
		.from(account)
		.where(eq(account.id, accountId));
	return row;
}
