import type { Database } from "../db/client";
import { failOverdueGroups } from "../features/sales/group/fail";
import { expireUnpaid } from "../features/sales/order/expire";
import { windUpFailedGroups } from "../features/sales/refund/failed-groups";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

/** What the shop's clockwork does at a moment, as far as orders and groups are concerned. */
export async function endGroups(
	shop: TestShop,
	at: Date,
	db: Database = shop.db,
): Promise<void> {
	const deps = { db, now: () => at, log: systemContext(shop).log };
	await expireUnpaid(db, at);
	await failOverdueGroups(deps);
	await windUpFailedGroups(deps);
}
