import type { Transaction } from "../../db/client";
import { lockMasterRow, type MasterRow } from "./repository";
import { insertSteps, setPaid } from "./step-repository";
import { tellPaid } from "./tell-steps";

// An unpaid master ends in one of two ways, paid or cancelled, and whoever is first decides. Every way there holds the
// master's row first, and the update that decides says whether it was still undecided.

export type LockedMaster = MasterRow;

/** Holds a master for the rest of the transaction; everything that pays or cancels it begins here. */
export async function lockMaster(
	tx: Transaction,
	id: number,
): Promise<LockedMaster> {
	const master = await lockMasterRow(tx, id);
	if (!master) throw new Error(`There is no master ${id}`);
	return master;
}

/**
 * Marks a locked master as paid, with its history and the message to the buyer. False, and nothing done, where it was
 * paid or cancelled before: what to do with the money is the caller's to decide.
 */
export async function markPaid(
	tx: Transaction,
	master: LockedMaster,
	at: Date,
): Promise<boolean> {
	if (!(await setPaid(tx, master.id, at))) return false;
	await insertSteps(tx, master.id, { step: "paid", actor: "buyer", at });
	await tellPaid(tx, master);
	return true;
}
