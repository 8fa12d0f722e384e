import type { Input } from "../../../contract/call";
import { wrongCodesMax } from "../../../contract/delivery/collecting-terms";
import type {
	AtCounter,
	findToCollect,
	handOver,
} from "../../../contract/sales/collecting";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { actorOf, isTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { lockOrder, receive, showForStaff } from "../order/service";
import { setLeft } from "./parcel-repository";
import { getParcelAt } from "./parcels";
import { findByCode } from "./repository";

// What waits at a store goes to whoever shows its code, once: orders of the supermarket, and parcels of whatever merchant
// of the mall. Staff hand over at stores of their own merchant; any other code is wrong, and who tries many has to wait.

const wrongCodes = {
	name: "collect-code",
	points: wrongCodesMax,
	seconds: 15 * 60,
};

export async function findOrderToCollect(
	ctx: Ctx,
	{ body }: Pick<Input<typeof findToCollect>, "body">,
): Promise<AtCounter> {
	return show(ctx, await getByCode(ctx, body));
}

export async function handOrderOver(
	ctx: Ctx,
	{ body }: Pick<Input<typeof handOver>, "body">,
): Promise<AtCounter> {
	const found = await getByCode(ctx, body);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found.order);
		if (locked.order.receivedAt)
			throw new GatewayError(409, "collectedAlready");
		const moving = { actor: actorOf(ctx), at: ctx.now() };
		const isHere =
			!found.parcel || (await setLeft(tx, found.order.id, moving.at));
		if (!isHere || !(await receive(tx, locked, moving)))
			throw new GatewayError(409, "notReadyToCollect");
		const { storeMerchantId: merchantId } = found;
		const target = found.order.no;
		const action = "order.handOver";
		await recordAudit(tx, ctx, { action, target, merchantId });
	});
	return show(ctx, found);
}

type Found = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

async function show(ctx: Ctx, { order, parcel }: Found): Promise<AtCounter> {
	if (!parcel) return { kind: "order", order: await showForStaff(ctx, order) };
	const at = { storeId: parcel.storeId, orderNo: order.no };
	return { kind: "parcel", parcel: await getParcelAt(ctx, at) };
}

/** A right code is not counted. */
async function getByCode(
	ctx: Ctx,
	{ storeId, code }: Input<typeof handOver>["body"],
): Promise<Found> {
	const { uid } = signedInActor(ctx);
	const tries = [{ limit: wrongCodes, key: `${uid}` }];
	await ctx.limits.take(tries);
	const found = await findByCode(ctx.db, { storeId, code });
	if (!found?.order.paid || !isTheirs(ctx, found.storeMerchantId))
		throw new GatewayError(404, "collectCodeWrong");
	await ctx.limits.giveBack(tries);
	return found;
}
