import type { Transaction } from "../../db/client";
import { countSales } from "../goods/count-sales";
import { holdPlace, payPlace } from "../group/place";
import { listLines, lockMasterRow, type MasterRow } from "./repository";
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
 * Marks a locked master as paid, with its history, its place in a group, its sales and the message to the buyer. False,
 * and nothing done, where it was paid or cancelled before, or its group has failed: what to do with the money is the
 * caller's to decide.
 */
export async function markPaid(
	tx: Transaction,
	master: LockedMaster,
	at: Date,
): Promise<boolean> {
	const held = await holdPlace(tx, master.id);
	if (held?.group.state === "failed") return false;
	if (!(await setPaid(tx, master.id, at))) return false;
	await insertSteps(tx, master.id, { step: "paid", actor: "buyer", at });
	if (held) await payPlace(tx, held, at);
	const lines = await listLines(tx, master.id);
	await countSales(tx, lines);
	await tellPaid(tx, master, lines);
	return true;
}
