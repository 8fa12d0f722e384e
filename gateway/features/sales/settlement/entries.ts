import type Decimal from "decimal.js";
import type { SettlementAccount } from "../../../contract/sales/settlement-terms";
import { sum, toMoney } from "../../../money/exact";
import type { EntryRow } from "./entry-repository";

export type Amounts = Partial<Record<SettlementAccount, Decimal>>;

/** The rows of a posting; an account that nothing comes to or goes from has none. */
export function entriesOf(
	posting: Omit<EntryRow, "account" | "amount">,
	amounts: Amounts,
): EntryRow[] {
	const parts = Object.entries(amounts) as [SettlementAccount, Decimal][];
	return parts
		.filter(([, amount]) => !amount.isZero())
		.map(([account, amount]) => ({
			...posting,
			account,
			amount: toMoney(amount),
		}));
}

/** What is left for one account, so that all of them come to nothing. */
export function balanceOf(amounts: Amounts): Decimal {
	return sum(Object.values(amounts)).negated();
}

export const postingOf = (
	event: "sale" | "refund" | "release" | "payout" | "payoutReturn",
	id: number,
): string => `${event} ${id}`;
