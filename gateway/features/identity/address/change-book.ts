import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { holdOwnAccount } from "../user/service";

/** One change of an account's book at a time: two at once would each leave a default of their own. */
export function changeBook<Result>(
	ctx: Ctx,
	accountId: number,
	change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
	return ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, accountId);
		return change(tx);
	});
}
