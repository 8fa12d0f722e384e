import type { orderActors } from "../../../contract/sales/order";
import {
	comingBack,
	openStates,
	type RefundState,
} from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import type { LockedMaster } from "../order/service";
import { releaseExchange } from "./exchange/hold";
import type { RefundRow } from "./repository";
import { updateReturn } from "./return/repository";
import { tellStep } from "./tell-step";
import { closeLines, insertStep, setState } from "./write-repository";

export type RefundActor = (typeof orderActors)[number];

type Changed = Omit<Parameters<typeof setState>[2], "from" | "to">;

interface Move {
	to: RefundState;
	actor: RefundActor;
	at: Date;
	changed?: Changed;
	/** What the message to the buyer says beside; a refusal says itself. */
	said?: string;
}

const isOpen = (state: RefundState) => openStates.includes(state);
const isComingBack = (state: RefundState) => comingBack.includes(state);

/** Where the money may be agreed to. */
export const agreeable: readonly RefundState[] = [
	"reviewing",
	"sentBack",
	"arrived",
	"disputed",
];

/** Where each state can be come to from. */
const before: Record<RefundState, readonly RefundState[]> = {
	reviewing: [],
	returning: ["reviewing"],
	sentBack: ["returning"],
	arrived: ["returning", "sentBack"],
	disputed: ["refused"],
	refunding: agreeable,
	// At once where nothing was paid.
	refunded: ["refunding", ...agreeable],
	merchantRefunded: ["refunding"],
	refused: ["reviewing", "arrived"],
	dismissed: ["disputed"],
	expired: ["returning"],
	revoked: ["reviewing", "returning"],
};

/**
 * Moves a refund, with its history and the message to its buyer; the one place where that happens. False, and nothing
 * done, where it stands somewhere that does not lead there. The caller holds its order.
 */
export async function moveRefund(
	tx: Transaction,
	{ master, row }: { master: LockedMaster; row: RefundRow },
	{ to, actor, at, changed = {}, said }: Move,
): Promise<boolean> {
	if (!before[to].includes(row.state)) return false;
	const moved = { from: row.state, to, ...changed };
	if (!(await setState(tx, row.id, moved))) return false;
	if (isOpen(row.state) && !isOpen(to)) await closeLines(tx, row.id);
	if (isComingBack(row.state) && !isComingBack(to)) {
		await updateReturn(tx, row.id, { dueAt: null });
		await releaseExchange(tx, row.id);
	}
	await insertStep(tx, { refundId: row.id, state: to, actor, at });
	const notified = { ...row, ...changed, state: to };
	await tellStep(tx, master, said ? { ...notified, refusal: said } : notified);
	return true;
}
