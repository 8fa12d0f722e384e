import { eq } from "drizzle-orm";
import { account } from "../db/schema/account";
import type { TestShop } from "./test-shop";

/** Notes down each account; the function it answers puts that back, whoever was removed, blocked or forgotten meanwhile. */
export async function accountsAsTheyWere({
	db,
}: TestShop): Promise<() => Promise<void>> {
	const rows = await db.select().from(account);
	return async () => {
		for (const { id, ...was } of rows)
			await db.update(account).set(was).where(eq(account.id, id));
	};
}
