import { eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import { contactColumns } from "../../../db/contact-columns";
import { account } from "../../../db/schema/account";
import type { masterOrder } from "../../../db/schema/order";

export type MasterRow = typeof masterOrder.$inferSelect;

/** Whoever ordered, as their account says; undefined for one that is not there any more. */
export async function findContact(db: Queryable, accountId: number) {
	const [row] = await db
		.select(contactColumns)
		.from(account)
		.where(eq(account.id, accountId));
	return row;
}
