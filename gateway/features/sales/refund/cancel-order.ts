import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import {
	cancelOwnMaster,
	getOwnOrderRow,
	holdOrder,
	isCancellable,
	listOpenRefundLines,
} from "../order/service";
import { refundWhole } from "./refund-whole";

/**
 * A master that is not paid, or one paid order of the supermarket that no store has accepted: what was paid for it goes
 * back. Cancelled already is well too.
 */
export async function cancelOwn(ctx: Ctx, no: string): Promise<null> {
	if (no.startsWith("PT")) return cancelOwnMaster(ctx, no);
	const found = await getOwnOrderRow(ctx, no);
	await ctx.db.transaction(async (tx) => {
		const locked = await holdOrder(tx, found);
		if (locked.order.status === "cancelled") return;
		const open = await listOpenRefundLines(tx, [found.id]);
		const { order } = locked;
		const hasOpenRefund = open.length > 0;
		const acted = { order, payState: "paid", hasOpenRefund } as const;
		if (!order.paid || !isCancellable(acted))
			throw new GatewayError(409, "cancelTooLate");
		await refundWhole(tx, locked, { actor: "buyer", at: ctx.now() });
	});
	return null;
}
