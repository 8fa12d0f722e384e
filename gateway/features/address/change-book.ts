import type { Transaction } from "../../db/client";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import * as repository from "./repository";

/** One change of an account's book at a time: two at once would each leave a default of their own. */
export function changeBook<Result>(
	ctx: Ctx,
	accountId: number,
	change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
	return ctx.db.transaction(async (tx) => {
		if (!(await repository.lockBook(tx, accountId)))
			throw new GatewayError(410001, "signInAgain");
		return change(tx);
	});
}
