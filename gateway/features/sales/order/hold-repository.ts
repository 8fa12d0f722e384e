import { asc, eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";

/** An account and the member who took it over, by rising id. */
export async function lockAccounts(tx: Transaction, accountId: number) {
	const adopter = tx
		.select({ id: account.adoptedBy })
		.from(account)
		.where(eq(account.id, accountId));
	await tx
		.select({ id: account.id })
		.from(account)
		.where(or(eq(account.id, accountId), inArray(account.id, adopter)))
		.orderBy(asc(account.id))
		.for("no key update");
}
