import type { orderActors } from "../../../contract/sales/order";
import type { RefundState } from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import type { LockedMaster } from "../order/service";
import type { RefundRow } from "./repository";
import { tellStep } from "./tell-step";
import { closeLines, insertStep, setState } from "./write-repository";

export type RefundActor = (typeof orderActors)[number];

type Changed = Omit<Parameters<typeof setState>[2], "from" | "to">;

interface Move {
	to: RefundState;
	actor: RefundActor;
	at: Date;
	changed?: Changed;
}

/** Where each state can be come to from. */
const before: Record<RefundState, RefundState[]> = {
	reviewing: [],
	refunding: ["reviewing"],
	// At once where nothing was paid.
	refunded: ["refunding", "reviewing"],
	merchantRefunded: ["refunding"],
	refused: ["reviewing"],
	revoked: ["reviewing"],
};

/**
 * Moves a refund, with its history and the message to its buyer; the one place where that happens. False, and nothing
 * done, where it stands somewhere that does not lead there. The caller holds its order.
 */
export async function moveRefund(
	tx: Transaction,
	{ master, row }: { master: LockedMaster; row: RefundRow },
	{ to, actor, at, changed = {} }: Move,
): Promise<boolean> {
	if (!before[to].includes(row.state)) return false;
	const moved = { from: row.state, to, ...changed };
	if (!(await setState(tx, row.id, moved))) return false;
	if (row.state === "reviewing") await closeLines(tx, row.id);
	await insertStep(tx, { refundId: row.id, state: to, actor, at });
	await tellStep(tx, master, { ...row, ...changed, state: to });
	return true;
}
