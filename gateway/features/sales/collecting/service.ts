import type { Input } from "../../../contract/call";
import {
	wrongCodesMax,
	wrongTakerCodesMax,
} from "../../../contract/delivery/collecting-terms";
import type {
	AtCounter,
	findToCollect,
	handOver,
	handOverToTaker,
} from "../../../contract/sales/collecting";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { actorOf, isTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import {
	getStaffOrderRow,
	lockOrder,
	type MerchantOrderRow,
	receive,
	showForStaff,
} from "../order/service";
import { setLeft } from "./parcel-repository";
import { getParcelAt } from "./parcels";
import { findByCode, isTakerCode, setHanded } from "./repository";

// What waits at a store goes to whoever shows its code, once: orders of the supermarket, and parcels of whatever merchant
// of the mall. Staff hand over at stores of their own merchant; any other code is wrong, and who tries many has to wait.
// What is brought to a door and has a code is handed over by that too, by staff of its merchant who know its number.

const wrongCodes = {
	name: "collect-code",
	points: wrongCodesMax,
	seconds: 15 * 60,
};

const wrongTakerCodes = {
	name: "taker-code",
	points: wrongTakerCodesMax,
	seconds: 60 * 60,
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
	const { parcel, storeMerchantId: merchantId } = found;
	await giveToHolder(
		ctx,
		{ ...found, code: body.code, merchantId },
		(tx, at) =>
			parcel ? setLeft(tx, found.order.id, at) : Promise.resolve(true),
	);
	return show(ctx, found);
}

/** Five wrong codes of one order, whoever types them, and it is closed to codes for an hour. */
export async function handOrderOverToTaker(
	ctx: Ctx,
	orderNo: string,
	{ code }: Input<typeof handOverToTaker>["body"],
) {
	const order = await getStaffOrderRow(ctx, orderNo);
	const tries = [
		{ limit: wrongCodes, key: `${signedInActor(ctx).uid}` },
		{ limit: wrongTakerCodes, key: `${order.id}` },
	];
	await ctx.limits.take(tries);
	if (!(await isTakerCode(ctx.db, order.id, code)))
		throw new GatewayError(404, "collectCodeWrong");
	await ctx.limits.giveBack(tries);
	const { merchantId } = order;
	await giveToHolder(ctx, { order, code, merchantId });
	return showForStaff(ctx, order);
}

interface Given {
	order: MerchantOrderRow;
	code: string;
	/** Whose staff do so. */
	merchantId: number;
}

/** Once, and by the code that counts when the order is held: its buyer may have drawn another meanwhile. */
async function giveToHolder(
	ctx: Ctx,
	{ order, code, merchantId }: Given,
	isHere = async (_tx: Transaction, _at: Date) => true,
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, order);
		if (locked.order.receivedAt)
			throw new GatewayError(409, "collectedAlready");
		const moving = { actor: actorOf(ctx), at: ctx.now() };
		if (!(await setHanded(tx, { orderId: order.id, code, at: moving.at })))
			throw new GatewayError(404, "collectCodeWrong");
		const isGiven =
			(await isHere(tx, moving.at)) && (await receive(tx, locked, moving));
		if (!isGiven) throw new GatewayError(409, "notReadyToCollect");
		const [action, target] = ["order.handOver", order.no] as const;
		await recordAudit(tx, ctx, { action, target, merchantId });
	});
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
