import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { takeOwedPoints } from "./refund-points";
import * as repository from "./repository";

export { grantPoints } from "./grant";
export { usablePoints } from "./read-repository";
export { returnPoints, takePointsBack } from "./refund-points";
/** The ledger of a tourist goes on as that of the member who took it over. */
export { moveEntries as adoptPoints } from "./repository";

// A ledger of points. Nothing is ever changed in it: what is spent, and what comes back, are entries of their own. A
// balance is their sum and never negative. Whoever spends holds the account's row, so two never spend the same points.

/** Points that an account may use now. */
export function countUsablePoints(
	{ db, now }: Pick<Ctx, "db" | "now">,
	accountId: number,
): Promise<number> {
	return repository.sumUsable(db, accountId, now());
}

interface Spending {
	accountId: number;
	masterId: number;
	points: number;
	at: Date;
}

/** False where there are not as many: then the caller rolls back. The caller holds the account's row. */
export async function spendPoints(
	tx: Transaction,
	{ accountId, masterId, points, at }: Spending,
): Promise<boolean> {
	if (points === 0) return true;
	if ((await repository.sumUsable(tx, accountId, at)) < points) return false;
	await repository.insertEntry(tx, {
		accountId,
		masterId,
		kind: "spent",
		amount: -points,
		usableFrom: at,
		at,
	});
	return true;
}

/** Points for what came late, to be used at once. */
export async function grantAmends(
	tx: Transaction,
	{ points: amount, at, ...about }: Spending,
): Promise<void> {
	const entry = { ...about, amount, kind: "amends", usableFrom: at } as const;
	await repository.insertEntry(tx, { ...entry, at });
}

/** What an order spent comes back; the table takes one such entry a master. */
export async function givePointsBack(
	tx: Transaction,
	masterId: number,
	at: Date,
): Promise<void> {
	const spent = await repository.findSpent(tx, masterId);
	if (!spent) return;
	await repository.insertEntry(tx, {
		accountId: spent.accountId,
		masterId,
		kind: "givenBack",
		amount: -spent.amount,
		usableFrom: at,
		at,
	});
	await takeOwedPoints(tx, { accountId: spent.accountId, at }, -spent.amount);
}
