import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import * as repository from "./repository";
import { writeSignal } from "./stream/signal";

/** A conversation that nobody else changes meanwhile. */
export interface Held {
	ctx: Pick<Ctx, "signals">;
	tx: Transaction;
	row: repository.ConversationRow;
}

/** Changes it, and says so to whoever looks at it: its shopper, whose staff it was and whose it is now. */
export async function changeConversation(
	{ ctx, tx, row }: Held,
	changed: Partial<repository.NewConversation>,
): Promise<void> {
	await repository.updateConversation(tx, row.id, changed);
	const { staffOf = row.staffOf } = changed;
	const { id, accountId } = row;
	await ctx.signals.send(
		tx,
		writeSignal({ id, accountId, staffOf: [row.staffOf, staffOf] }),
	);
}
