import type { Input } from "../../../contract/call";
import { wrongCodesMax } from "../../../contract/delivery/collecting-terms";
import type {
	findToCollect,
	handOver,
} from "../../../contract/sales/collecting";
import type { StaffOrder } from "../../../contract/sales/order-admin";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { actorOf, isTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import {
	lockOrder,
	type MerchantOrderRow,
	receive,
	showForStaff,
} from "../order/service";
import { findByCode } from "./repository";

// What waits at a store goes to whoever shows its code, once. Staff open orders of the store at which they stand and of
// their own merchant; any other code is wrong, and who tries many has to wait.

const wrongCodes = {
	name: "collect-code",
	points: wrongCodesMax,
	seconds: 15 * 60,
};

export async function findOrderToCollect(
	ctx: Ctx,
	{ body }: Pick<Input<typeof findToCollect>, "body">,
): Promise<StaffOrder> {
	return showForStaff(ctx, await getByCode(ctx, body));
}

export async function handOrderOver(
	ctx: Ctx,
	{ body }: Pick<Input<typeof handOver>, "body">,
): Promise<StaffOrder> {
	const found = await getByCode(ctx, body);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		if (locked.order.receivedAt)
			throw new GatewayError(409, "collectedAlready");
		const moving = { actor: actorOf(ctx), at: ctx.now() };
		if (!(await receive(tx, locked, moving)))
			throw new GatewayError(409, "notReadyToCollect");
		const { no: target, merchantId } = found;
		await recordAudit(tx, ctx, {
			action: "order.handOver",
			target,
			merchantId,
		});
	});
	return showForStaff(ctx, found);
}

/** A right code is not counted. */
async function getByCode(
	ctx: Ctx,
	{ storeId, code }: Input<typeof handOver>["body"],
): Promise<MerchantOrderRow> {
	const { uid } = signedInActor(ctx);
	const tries = [{ limit: wrongCodes, key: `${uid}` }];
	await ctx.limits.take(tries);
	const found = await findByCode(ctx.db, { storeId, code });
	if (!found?.paid || !isTheirs(ctx, found.merchantId))
		throw new GatewayError(404, "collectCodeWrong");
	await ctx.limits.giveBack(tries);
	return found;
}
