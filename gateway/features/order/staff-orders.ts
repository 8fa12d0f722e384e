import type { DataOf, Input } from "../../contract/call";
import type {
	acceptOrder,
	listStaffOrders,
	StaffOrder,
	shipOrder,
	trackParcel,
} from "../../contract/operator-order";
import type { OrderDetail } from "../../contract/order-detail";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { accept } from "./accept";
import { listOpenRefundLines } from "./detail-repository";
import { fillParcels } from "./fill-parcels";
import { findStaffPage } from "./list-repository";
import { lockOrder } from "./lock-order";
import { findParcelMerchant, insertParcelEvent } from "./move-repository";
import { showOrder } from "./own-orders";
import { presentDetail } from "./present-detail";
import { readDetails } from "./read-details";
import { findOrder, listLinesOf, type MerchantOrderRow } from "./repository";
import { ship } from "./ship";
import { actorOf, isTheirs, merchantOf } from "./staff";

// Orders as merchants' staff and operators move them. Staff see and move their own merchant's alone; anything else is
// not found. What a virtual parcel holds is its buyer's alone.

export async function listOrdersForStaff(
	ctx: Ctx,
	{ tab, merId, page, limit }: Input<typeof listStaffOrders>["query"],
): Promise<DataOf<typeof listStaffOrders>> {
	const merchantId = merchantOf(ctx, merId);
	const { ids, total } = await findStaffPage(ctx.db, merchantId, {
		filter: { tab },
		slice: { limit, offset: (page - 1) * limit },
	});
	const reading = { locale: ctx.locale, now: ctx.now() };
	const list = (await readDetails(ctx.db, ids)).map((found) =>
		withoutContents(presentDetail(found, reading)),
	);
	return { list, total, page, limit, totalPage: Math.ceil(total / limit) };
}

export async function getOrderForStaff(
	ctx: Ctx,
	orderNo: string,
): Promise<StaffOrder> {
	return showForStaff(ctx, await findTheirs(ctx, orderNo));
}

/** Accepted already is well too. */
export async function acceptForStaff(
	ctx: Ctx,
	{ orderNo }: Input<typeof acceptOrder>["params"],
): Promise<StaffOrder> {
	const found = await findTheirs(ctx, orderNo);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		if (locked.order.acceptedAt && locked.order.status !== 9) return;
		const moving = { actor: actorOf(ctx), at: ctx.now() };
		if (!(await accept(tx, locked, moving)))
			throw new GatewayError(409, "notToAccept");
	});
	return showForStaff(ctx, found);
}

export async function shipForStaff(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof shipOrder>, "params" | "body">,
): Promise<StaffOrder> {
	const found = await findTheirs(ctx, params.orderNo);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		const { id, cartType, acceptedAt, status, paid } = locked.order;
		if (!paid || status !== 0) throw new GatewayError(409, "notToShip");
		if (cartType === "SUPERMARKET" && !acceptedAt)
			throw new GatewayError(409, "acceptFirst");
		if ((await listOpenRefundLines(tx, [id])).length > 0)
			throw new GatewayError(409, "refundOpen");
		const left = await listLinesOf(tx, [id]);
		const parcels = pack(left, body.parcels);
		const moving = { actor: actorOf(ctx), at: ctx.now() };
		if (!(await ship(tx, locked, { ...moving, parcels, left })))
			throw new GatewayError(409, "notToShip");
	});
	return showForStaff(ctx, found);
}

type Sent = Input<typeof shipOrder>["body"]["parcels"];

function pack(lines: Awaited<ReturnType<typeof listLinesOf>>, sent: Sent) {
	const left = lines
		.map(({ id: lineId, quantity, refundedQuantity }) => ({
			lineId,
			quantity: quantity - refundedQuantity,
		}))
		.filter(({ quantity }) => quantity > 0);
	const filled = fillParcels(left, sent);
	if (!filled) throw new GatewayError(409, "parcelsDiffer", { data: { left } });
	return sent.map((one, at) => ({ ...one, lines: filled[at] ?? [] }));
}

export async function trackForStaff(
	ctx: Ctx,
	parcelId: number,
	{ event, note }: Input<typeof trackParcel>["body"],
): Promise<null> {
	const merchantId = await findParcelMerchant(ctx.db, parcelId);
	if (merchantId === undefined || !isTheirs(ctx, merchantId))
		throw new GatewayError(404, "notFound");
	await insertParcelEvent(ctx.db, { parcelId, event, note, at: ctx.now() });
	return null;
}

async function findTheirs(
	ctx: Ctx,
	orderNo: string,
): Promise<MerchantOrderRow> {
	const found = await findOrder(ctx.db, orderNo);
	if (!found || !isTheirs(ctx, found.merchantId))
		throw new GatewayError(404, "notFound");
	return found;
}

async function showForStaff(
	ctx: Ctx,
	found: MerchantOrderRow,
): Promise<StaffOrder> {
	return withoutContents(await showOrder(ctx, found));
}

function withoutContents(order: OrderDetail): StaffOrder {
	const parcels = order.parcels.map((one) => ({ ...one, content: null }));
	return { ...order, parcels };
}
