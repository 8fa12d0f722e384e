import { eq, or } from "drizzle-orm";
import type { Database, Transaction } from "./client";
import { account } from "./schema/account";

/** An account and the tourists that it took over, for a subquery: whose orders, groups and reviews it calls its own. */
export const ownAccountIds = (db: Database | Transaction, accountId: number) =>
	db
		.select({ id: account.id })
		.from(account)
		.where(or(eq(account.id, accountId), eq(account.adoptedBy, accountId)));
