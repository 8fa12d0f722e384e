import { eq, or } from "drizzle-orm";
import type { Queryable } from "./client";
import { account } from "./schema/account";
import type { Valued } from "./written-once";

/** An account and the tourists that it took over, for a subquery: whose orders, groups and reviews it calls its own. */
export const ownAccountIds = (db: Queryable, accountId: Valued<number>) =>
	db
		.select({ id: account.id })
		.from(account)
		.where(or(eq(account.id, accountId), eq(account.adoptedBy, accountId)));
