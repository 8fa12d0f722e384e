import type { DataOf, Input } from "../../../contract/call";
import type {
	acceptOrder,
	StaffOrder,
	shipMany,
	shipOrder,
	trackParcel,
} from "../../../contract/sales/order-admin";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { actorOf, requireTheirs } from "../../../http/staff";
import { answerIn } from "../../../words/words";
import { recordAudit } from "../../platform/audit/service";
import { refuseWaiting } from "../group/service";
import {
	areAllDelivered,
	findParcelOrder,
	getStaffOrderRow,
	insertParcelEvent,
	insertStep,
	listLinesOf,
	listOpenRefundLines,
	lockOrder,
	type MerchantOrderRow,
	moveOrder,
	showForStaff,
	tellAccepted,
} from "../order/service";
import { measurePromise } from "../promise/service";
import { fillParcels } from "./fill-parcels";
import { ship } from "./ship";
import { readTracking, trackingLengthMax } from "./tracking-sheet";

// Orders as merchants' staff and operators move them, each step with its audit record. Staff move their own merchant's alone;
// anything else is not found.

/** Accepted already is well too. */
export async function acceptForStaff(
	ctx: Ctx,
	{ orderNo }: Input<typeof acceptOrder>["params"],
): Promise<StaffOrder> {
	const found = await getStaffOrderRow(ctx, orderNo);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		const { id, cartType, acceptedAt, status } = locked.order;
		if (acceptedAt && status !== "cancelled") return;
		const at = ctx.now();
		const awaiting = { id, from: ["awaitingShipment" as const] };
		const isAccepted =
			cartType === "SUPERMARKET" &&
			!acceptedAt &&
			(await moveOrder(tx, awaiting, { acceptedAt: at }));
		if (!isAccepted) throw new GatewayError(409, "notToAccept");
		const actor = actorOf(ctx);
		await insertStep(tx, { orderId: id, step: "accepted", actor, at });
		await tellAccepted(tx, locked);
		await recordAudit(tx, ctx, auditOf(found, "order.accept"));
	});
	return showForStaff(ctx, found);
}

type Sent = Input<typeof shipOrder>["body"]["parcels"];

export async function shipForStaff(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof shipOrder>, "params" | "body">,
): Promise<StaffOrder> {
	const found = await getStaffOrderRow(ctx, params.orderNo);
	await shipFound(ctx, found, body.parcels);
	return showForStaff(ctx, found);
}

async function shipFound(ctx: Ctx, found: MerchantOrderRow, sent: Sent) {
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		const { id, cartType, acceptedAt, status, paid, isCollected, point } =
			locked.order;
		const isFitting = sent.every(
			({ method }) => (method === "collect") === isCollected,
		);
		if (!paid || status !== "awaitingShipment" || !isFitting)
			throw new GatewayError(409, "notToShip");
		if (point?.kind === "locker" && sent.some(({ method }) => method === "own"))
			throw new GatewayError(409, "lockerByCourier");
		if (cartType === "SUPERMARKET" && !acceptedAt)
			throw new GatewayError(409, "acceptFirst");
		await refuseWaiting(tx, found.masterId, "groupWaits");
		if ((await listOpenRefundLines(tx, [id])).length > 0)
			throw new GatewayError(409, "refundOpen");
		const left = await listLinesOf(tx, [id]);
		const parcels = pack(left, sent);
		const moving = { actor: actorOf(ctx), at: ctx.now() };
		if (!(await ship(tx, locked, { ...moving, parcels, left })))
			throw new GatewayError(409, "notToShip");
		const after = sent.map(sentBy).join(", ");
		const changes = [{ field: "parcels", before: "", after }];
		await recordAudit(tx, ctx, { ...auditOf(found, "order.ship"), changes });
	});
}

/** As the audit keeps it: no name or phone, and nothing of what a virtual parcel holds. */
function sentBy(one: Sent[number]): string {
	return one.method === "courier"
		? `${one.courier} ${one.trackingNo}`
		: one.method;
}

function pack(lines: Awaited<ReturnType<typeof listLinesOf>>, sent: Sent) {
	const left = lines
		.map(({ id: lineId, quantity, refundedQuantity }) => ({
			lineId,
			quantity: quantity - refundedQuantity,
		}))
		.filter(({ quantity }) => quantity > 0);
	const filled = fillParcels(left, sent);
	if (!filled) throw new GatewayError(409, "parcelsDiffer", { data: { left } });
	return sent.map((one, at) => ({
		// What waits at a store is followed by nothing.
		...(one.method === "collect" ? { ...one, content: "" } : one),
		lines: filled[at] ?? [],
	}));
}

/** One after the other, each in a transaction of its own: what one of them is refused for holds up no other. */
export async function shipManyForStaff(
	ctx: Ctx,
	{ courier, orderNos, sheet }: Input<typeof shipMany>["body"],
): Promise<DataOf<typeof shipMany>> {
	const shipped: DataOf<typeof shipMany> = [];
	for (const [orderNo, trackingNo] of readTracking(orderNos, sheet)) {
		const fault = await faultOf(ctx, async () => {
			const found = await getStaffOrderRow(ctx, orderNo);
			if (!trackingNo || trackingNo.length > trackingLengthMax)
				throw new GatewayError(400, "noTrackingNo");
			const parcel = { method: "courier", courier, trackingNo } as const;
			await shipFound(ctx, found, [parcel]);
		});
		shipped.push({ orderNo, trackingNo, isShipped: fault === null, fault });
	}
	return shipped;
}

async function faultOf({ locale }: Ctx, work: () => Promise<void>) {
	try {
		await work();
		return null;
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		return answerIn(locale, error.word);
	}
}

export async function trackForStaff(
	ctx: Ctx,
	parcelId: number,
	{ event, note }: Input<typeof trackParcel>["body"],
): Promise<null> {
	const found = requireTheirs(ctx, await findParcelOrder(ctx.db, parcelId));
	await ctx.db.transaction(async (tx) => {
		const at = ctx.now();
		const isDelivered = event === "delivered";
		// Of two parcels that arrive at once the second one sees both.
		if (isDelivered) await lockOrder(tx, found);
		await insertParcelEvent(tx, { parcelId, event, note, at });
		if (isDelivered && (await areAllDelivered(tx, found.id)))
			await measurePromise(tx, found.id, at);
		const changes = [{ field: "event", before: "", after: event }];
		await recordAudit(tx, ctx, { ...auditOf(found, "order.track"), changes });
	});
	return null;
}

function auditOf<Action extends string>(
	{ no, merchantId }: Pick<MerchantOrderRow, "no" | "merchantId">,
	action: Action,
) {
	return { action, target: no, merchantId };
}
