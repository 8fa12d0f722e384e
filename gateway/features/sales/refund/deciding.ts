import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { isTheirs } from "../../../http/staff";
import { Exact } from "../../../money/exact";
import { recordAudit } from "../../platform/audit/service";
import { holdOrder, type LockedOrder } from "../order/service";
import * as repository from "./repository";
import { showRefund } from "./show";

/** A role may decide up to an amount alone; throws 403 above it. */
export function requireWithinRole({ actor }: Ctx, amount: string): void {
	const max = actor.kind === "account" ? actor.role?.refundMax : null;
	if (!max || new Exact(amount).lessThanOrEqualTo(max)) return;
	throw new GatewayError(403, "refundAboveRole", {
		values: { amount: max },
		data: { refundMax: max },
	});
}

/** False is a decision that comes too late. */
export type Deciding = (
	tx: Transaction,
	locked: LockedOrder,
	row: repository.RefundRow,
) => Promise<boolean>;

/**
 * Decides one refund of whoever decides, in one transaction that holds its order and leaves an entry in the audit; 404 for
 * anybody else's, 403 where it is above the role, 409 where it comes too late.
 */
export async function decide(ctx: Ctx, no: string, work: Deciding) {
	const [found] = await repository.listRefundRows(ctx.db, { no });
	if (!found || !isTheirs(ctx, found.refund.merchantId))
		throw new GatewayError(404, "notFound");
	await ctx.db.transaction(async (tx) => {
		const { orderId: id, accountId } = found.refund;
		const { masterId } = found;
		const locked = await holdOrder(tx, { id, masterId, accountId });
		const row = await repository.getRefund(tx, found.refund.id);
		requireWithinRole(ctx, row.amount);
		if (!(await work(tx, locked, row)))
			throw new GatewayError(409, "refundDecided");
		const { state: after, amount } = await repository.getRefund(tx, row.id);
		// With its freight, which comes with the last of an order.
		requireWithinRole(ctx, amount);
		if (after === row.state) return;
		await recordAudit(tx, ctx, {
			action: "refund.decide",
			target: no,
			merchantId: row.merchantId,
			changes: [{ field: "state", before: row.state, after }],
		});
	});
	return showRefund(ctx, no);
}
