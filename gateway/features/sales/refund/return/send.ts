import type { Input } from "../../../../contract/call";
import type { sendReturn } from "../../../../contract/sales/return";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { lockOrder } from "../../order/service";
import { findOwn } from "../own";
import { getRefund } from "../repository";
import { showRefund } from "../show";
import { markSent } from "./start";

/** The buyer has sent the goods; a slip of the pen is put right by saying it again. */
export async function sendOwnReturn(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof sendReturn>, "params" | "body">,
) {
	const { refund, masterId } = await findOwn(ctx, params.refundNo);
	await ctx.db.transaction(async (tx) => {
		const { master } = await lockOrder(tx, { id: refund.orderId, masterId });
		const row = await getRefund(tx, refund.id);
		const step = { master, row, actor: "buyer", at: ctx.now() } as const;
		if (!(await markSent(tx, step, body)))
			throw new GatewayError(409, "returnNotExpected");
	});
	return showRefund(ctx, params.refundNo);
}
