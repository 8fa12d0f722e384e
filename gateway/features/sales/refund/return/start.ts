import {
	arrivesWithinDays,
	inspectWithinDays,
	returnWithinDays,
} from "../../../../contract/sales/return-terms";
import type { Transaction } from "../../../../db/client";
import { daysMs, type LockedMaster } from "../../order/service";
import { holdExchange } from "../exchange/hold";
import type { RefundRow } from "../repository";
import { moveRefund, type RefundActor } from "../steps";
import { updateReturn } from "./repository";

// The way of goods that come back: they may be sent, they are on their way, they are here. At each step stands until
// when the next must come. The caller holds the order.

interface Step {
	master: LockedMaster;
	row: RefundRow;
	actor: RefundActor;
	at: Date;
}

const after = (at: Date, days: number) => new Date(at.getTime() + daysMs(days));

/** The merchant agrees: the buyer has some days to send the goods, and what is wanted for them is kept. */
export async function startReturn(
	tx: Transaction,
	{ master, row, actor, at }: Step,
): Promise<boolean> {
	await holdExchange(tx, row.id);
	const move = { to: "returning", actor, at } as const;
	if (!(await moveRefund(tx, { master, row }, move))) return false;
	await updateReturn(tx, row.id, { dueAt: after(at, returnWithinDays) });
	return true;
}

/** What nobody books counts as there after some days, and is looked at as long as any other. */
export async function markSent(
	tx: Transaction,
	{ master, row, actor, at }: Step,
	parcel: { courier: string; trackingNo: string },
): Promise<boolean> {
	if (row.state === "sentBack") {
		await updateReturn(tx, row.id, parcel);
		return true;
	}
	const move = { to: "sentBack", actor, at } as const;
	if (!(await moveRefund(tx, { master, row }, move))) return false;
	const dueAt = after(at, arrivesWithinDays + inspectWithinDays);
	await updateReturn(tx, row.id, { ...parcel, sentAt: at, dueAt });
	return true;
}

/** They may be brought without a word before. Here already is well too. */
export async function markArrived(
	tx: Transaction,
	{ master, row, actor, at }: Step,
): Promise<boolean> {
	if (row.state === "arrived") return true;
	const move = { to: "arrived", actor, at } as const;
	if (!(await moveRefund(tx, { master, row }, move))) return false;
	const dueAt = after(at, inspectWithinDays);
	await updateReturn(tx, row.id, { arrivedAt: at, dueAt });
	return true;
}
