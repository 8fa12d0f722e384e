import { eq } from "drizzle-orm";
import { account } from "../db/schema/account";
import type { TestShop } from "./test-shop";

/** Notes down whose staff each account is; the function it answers puts that back, whoever was removed meanwhile. */
export async function accountsAsTheyWere({
	db,
}: TestShop): Promise<() => Promise<void>> {
	const { id, scope, merchantId } = account;
	const rows = await db.select({ id, scope, merchantId }).from(account);
	return async () => {
		for (const { id, ...was } of rows)
			await db.update(account).set(was).where(eq(account.id, id));
	};
}
