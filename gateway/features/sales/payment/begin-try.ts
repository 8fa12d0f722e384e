import { createHash } from "node:crypto";
import type { PayMethod } from "../../../contract/sales/payment";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import type { Command } from "../../platform/idempotency/service";
import {
	choosePayMethod,
	getMasterWithPayments,
	type LockedMaster,
	masterLock,
} from "../order/service";
import { insertPayment, type PaymentRow } from "./repository";

/**
 * The try that a click means: the one it has begun before, the open one of the same method, or a new one. A try of
 * another method that may have charged already comes first. 409 where the key began the try of another purchase. No
 * provider is asked while the master is held.
 */
export function beginTry(
	ctx: Ctx,
	masterId: number,
	{ method, command }: { method: PayMethod; command: Command },
): Promise<PaymentRow> {
	const providerKey = keyOf(command);
	const begin = async (tx: Transaction) => {
		const { master, payments } = await getMasterWithPayments(tx, masterId);
		const own = payments.find((one) => one.providerKey === providerKey);
		if (own) return own;
		requireUnpaid(master, ctx.now());
		const open = findOpen(payments, method);
		if (open && open.method !== method) return open;
		await choosePayMethod(tx, master, method);
		if (open) return open;
		const at = ctx.now();
		const begun = await insertPayment(tx, {
			masterId,
			method,
			providerKey,
			amount: master.total,
			state: "begun",
			createdAt: at,
			updatedAt: at,
		});
		if (!begun) throw new GatewayError(409, "keyOfAnother");
		return begun;
	};
	return ctx.db.transaction(begin, { locks: [masterLock(masterId)] });
}

/** Of the account's own key: a repeated click finds its try, even one whose answer was lost. */
function keyOf({ accountId, key }: Command): string {
	const digest = createHash("sha256").update(`${accountId} ${key}`);
	return `pay-${digest.digest("hex").slice(0, 40)}`;
}

function requireUnpaid(
	{ paidAt, cancelledAt, expiresAt }: LockedMaster,
	now: Date,
): void {
	if (paidAt) throw new GatewayError(409, "alreadyPaid");
	if (cancelledAt || expiresAt <= now)
		throw new GatewayError(409, "noLongerToPay");
}

function findOpen(payments: PaymentRow[], method: PayMethod) {
	return (
		payments.find(({ state }) => state === "pending") ??
		payments.find((one) => one.state === "begun" && one.method === method)
	);
}
