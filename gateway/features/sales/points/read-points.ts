import type { DataOf, Input } from "../../../contract/call";
import type {
	getPoints,
	listPointsEntries,
} from "../../../contract/sales/points";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { listOwnAccounts } from "../../identity/user/service";
import { presentEntry } from "./presenter";
import * as repository from "./read-repository";

// Points as their owner sees them. What can be used and what is frozen is all there is: what was granted, less what was
// spent.

export async function readOwnPoints(
	ctx: Ctx,
): Promise<DataOf<typeof getPoints>> {
	const { uid } = signedInActor(ctx);
	const [sums, cumulativeSpend] = await Promise.all([
		repository.sumEntries(ctx.db, uid, ctx.now()),
		sumSpending(ctx, uid),
	]);
	const frozen = sums.balance - sums.usable;
	const { next } = sums;
	return {
		current: sums.usable,
		accumulated: sums.accumulated,
		spent: sums.spent,
		cumulativeSpend,
		frozen,
		nextUsableFrom: frozen > 0 && next ? hongKongTime(next) : null,
	};
}

export async function listOwnEntries(
	ctx: Ctx,
	asked: Input<typeof listPointsEntries>["query"],
): Promise<DataOf<typeof listPointsEntries>> {
	const { uid } = signedInActor(ctx);
	const [rows, total] = await Promise.all([
		repository.listEntries(ctx.db, uid, sliceOf(asked)),
		repository.countEntries(ctx.db, uid),
	]);
	const now = ctx.now();
	return presentPage(
		asked,
		rows.map((row) => presentEntry(row, now)),
		total,
	);
}

/** An account's whole ledger, for whoever asks for all of it. */
export async function exportPoints(ctx: Ctx, accountId: number) {
	const rows = await repository.listEntries(ctx.db, accountId);
	return rows.map((row) => presentEntry(row, ctx.now()));
}

/** What an account, and the tourists that it took over, ever paid, less what went back; HKD. */
async function sumSpending(
	{ db }: Pick<Ctx, "db">,
	accountId: number,
): Promise<string> {
	return repository.sumPaid(db, await listOwnAccounts({ db }, accountId));
}
