import type { Database, Transaction } from "../../../../db/client";
import { beginOfDay } from "../../../../http/hong-kong-time";
import { Exact, sum, toMoney } from "../../../../money/exact";
import * as repository from "./close-repository";
import { firstOpenMonth, monthOf, nextMonth } from "./months";

// Statements of the months that are over, each in a transaction of its own. A closed month stays as it is: what is posted
// late, though it is older, stands in the next statement. A month in which nothing was posted has none.

/** Any number of processes may do it at once: whoever comes second finds the month closed. */
export async function closeMonths(db: Database, now: Date): Promise<void> {
	const before = beginOfDay(firstOpenMonth(now));
	for (const merchantId of await repository.listToClose(db, before))
		while (
			await db.transaction((tx) => closeNext(tx, merchantId, { before, now }))
		);
}

/** Answers whether there was a month to close. */
async function closeNext(
	tx: Transaction,
	merchantId: number,
	{ before, now }: { before: Date; now: Date },
): Promise<boolean> {
	await repository.lockMerchant(tx, merchantId);
	const last = await repository.findLast(tx, merchantId);
	const oldest = await repository.findOldest(tx, merchantId);
	if (!oldest) return false;
	const months = [monthOf(oldest), ...(last ? [nextMonth(last.month)] : [])];
	const month = months.sort().at(-1) ?? monthOf(oldest);
	const end = beginOfDay(nextMonth(month));
	if (end > before) return false;
	const opening = last?.closing ?? "0.00";
	const nothing = { sold: "0", refunded: "0", commission: "0", paid: "0" };
	const id = await repository.insertStatement(tx, {
		merchantId,
		no: (last?.no ?? 0) + 1,
		month,
		closedAt: now,
		opening,
		closing: opening,
		...nothing,
	});
	const sums = await repository.takeEntries(tx, { id, merchantId }, end);
	const closing = sum(
		[opening, ...Object.values(sums)].map((amount) => new Exact(amount)),
	);
	await repository.writeSums(tx, id, { ...sums, closing: toMoney(closing) });
	return true;
}
