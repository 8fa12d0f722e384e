import { eq, sum } from "drizzle-orm";
import type { SettlementAccount } from "../contract/sales/settlement-terms";
import { settlementEntry } from "../db/schema/settlement";
import { settleMerchants } from "../features/sales/settlement/settle";
import type { TestShop } from "./test-shop";

type Accounts = Partial<Record<SettlementAccount, string>>;

/** All that waits is settled; what each account of an order then stands at, those at nothing left out. */
export async function settledAccounts(
	{ db }: Pick<TestShop, "db">,
	orderId: number,
	now: Date,
): Promise<Accounts> {
	await settleMerchants(db, now);
	const rows = await db
		.select({
			account: settlementEntry.account,
			amount: sum(settlementEntry.amount),
		})
		.from(settlementEntry)
		.where(eq(settlementEntry.orderId, orderId))
		.groupBy(settlementEntry.account);
	return Object.fromEntries(
		rows.flatMap(({ account, amount }) =>
			Number(amount) === 0 ? [] : [[account, amount]],
		),
	);
}
