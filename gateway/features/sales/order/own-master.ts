import type { PayMethod } from "../../../contract/sales/payment";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import {
	findMasterWithPayments,
	findOwnMasterWithPayments,
	type MasterWithPayments,
} from "./payments-repository";
import { type MasterRow, setPayMethod } from "./repository";

/** A master of whoever asks, and of the tourists that it took over, with all tries to pay it; 404 for another account's. */
export async function getOwnMasterWithPayments(
	ctx: Ctx,
	orderNo: string,
): Promise<MasterWithPayments> {
	const { uid } = signedInActor(ctx);
	return orNotFound(await findOwnMasterWithPayments(ctx.db, orderNo, uid));
}

/** A locked one, whosever it is. */
export async function getMasterWithPayments(
	tx: Transaction,
	id: number,
): Promise<MasterWithPayments> {
	const found = await findMasterWithPayments(tx, id);
	if (!found) throw new Error(`There is no master ${id}`);
	return found;
}

/** The way that a locked master is paid by, as far as is known. */
export async function choosePayMethod(
	tx: Transaction,
	{ id, payMethod }: MasterRow,
	method: PayMethod,
): Promise<void> {
	if (payMethod !== method) await setPayMethod(tx, id, method);
}
