import type { Input } from "../../../../contract/call";
import { localize } from "../../../../contract/locale";
import type { applyForRefund } from "../../../../contract/sales/refund";
import type { ReturnWay } from "../../../../contract/sales/return-terms";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { refuseField } from "../../../../http/refuse-field";
import { listStoreRows } from "../../../delivery/store/service";
import type { LockedOrder } from "../../order/service";
import { listVirtualLines } from "./repository";

export interface AskedReturn {
	way: ReturnWay;
	storeId: number | null;
}

/** Throws 400 for a store that is not there. Asked before the transaction. */
export async function readReturn(
	{ db }: Ctx,
	{ return: asked }: Input<typeof applyForRefund>["body"],
): Promise<AskedReturn | undefined> {
	if (!asked) return undefined;
	const { way, storeId = null } = asked;
	const stores = storeId === null ? [] : await listStoreRows(db);
	if (storeId !== null && !stores.some(({ id }) => id === storeId))
		throw refuseField("return.storeId", "correctValue");
	return { way, storeId };
}

/** Throws 409 where these goods cannot come back: they are not there yet, or were never goods. */
export async function requireReturnable(
	tx: Transaction,
	{ order }: LockedOrder,
	lineIds: Iterable<number>,
): Promise<void> {
	if (!order.receivedAt) throw new GatewayError(409, "returnBeforeReceipt");
	const virtual = await listVirtualLines(tx, order.id);
	if (virtual.some((id) => new Set(lineIds).has(id)))
		throw new GatewayError(409, "returnVirtual");
}

/** Where these lines can be brought back to; null where none of them is goods. */
export async function offerReturn(
	{ db, locale }: Ctx,
	orderId: number,
	lines: { id: number }[],
) {
	const virtual = new Set(await listVirtualLines(db, orderId));
	const lineIds = lines.map(({ id }) => id).filter((id) => !virtual.has(id));
	if (lineIds.length === 0) return null;
	const stores = await listStoreRows(db);
	return {
		lineIds,
		stores: stores.map(({ id, name, address }) => ({
			id,
			name: localize(name, locale),
			address: localize(address, locale),
		})),
	};
}
