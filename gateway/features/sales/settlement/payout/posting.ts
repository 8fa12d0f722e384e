import { Exact } from "../../../../money/exact";
import { entriesOf, postingOf } from "../entries";
import type { EntryRow } from "../entry-repository";
import type { PayoutRow } from "./run-repository";

/** What is due becomes paid, and due again where a bank sends it back. */
export function entriesOfPayout(
	event: "payout" | "payoutReturn",
	{ id, merchantId, amount }: Pick<PayoutRow, "id" | "merchantId" | "amount">,
	at: Date,
): EntryRow[] {
	const moved =
		event === "payout" ? new Exact(amount) : new Exact(amount).negated();
	return entriesOf(
		{ posting: postingOf(event, id), merchantId, payoutId: id, at },
		{ due: moved, paid: moved.negated() },
	);
}
