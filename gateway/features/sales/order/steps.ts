import type { PayMethod } from "../../../contract/sales/payment";
import type { Transaction } from "../../../db/client";
import { salesOf } from "../../catalog/goods/service";
import { holdPlace, payPlace } from "../group/service";
import type { MasterToPay } from "./payments-repository";
import { setPaid } from "./step-repository";
import { tellPaid } from "./tell-steps";

// An unpaid master ends in one of two ways, paid or cancelled, and whoever is first decides. Every way there holds the
// master's row first, and the update that decides says whether it was still undecided.

interface Paying {
	at: Date;
	/** What it was paid by; as it was chosen, where none is said. */
	method?: PayMethod;
	/** Whether goods that came back pay for it: its buyer then hears of that. */
	isExchange?: boolean;
	/** What else is written in the statement that decides. */
	beside?: Parameters<typeof setPaid>[2];
}

/**
 * Marks a locked master as paid, with its history, its place in a group, its sales and the message to the buyer. False,
 * and nothing done, where it was paid or cancelled before, or its group has failed: what to do with the money is the
 * caller's to decide.
 */
export async function markPaid(
	tx: Transaction,
	{ master, contact, groupId, lines, slots }: MasterToPay,
	{ at, method, isExchange, beside }: Paying,
): Promise<boolean> {
	const { id, payMethod } = master;
	const held = groupId === null ? undefined : await holdPlace(tx, id);
	if (held?.group.state === "failed") return false;
	if (master.paidAt || master.cancelledAt) return false;
	const paid = { id, at, payMethod: method ?? payMethod };
	const isDecided = await setPaid(tx, paid, {
		sales: salesOf(tx, lines),
		message: tellPaid(tx, master, { contact, lines, slots, isExchange }),
		...beside,
	});
	if (!isDecided) throw new Error(`${master.no} was decided without its lock`);
	if (held) await payPlace(tx, held, at);
	return true;
}
