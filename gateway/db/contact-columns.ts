import { eq, sql } from "drizzle-orm";
import { account } from "./schema/account";
import { pushSubscription } from "./schema/push";

/** Whose it is by now: a member may have taken a tourist over. */
const ownerId = sql<number>`coalesce(${account.adoptedBy}, ${account.id})`;

/** Of an account: how whoever ordered is told of it. */
export const contactColumns = {
	email: account.email,
	kind: account.kind,
	ownerId,
	/** Whether any device of theirs wants to hear of orders. */
	hasDevices: sql<boolean>`exists (select from ${pushSubscription} where ${eq(pushSubscription.accountId, ownerId)})`,
};
