import type { DataOf, Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import type { ParcelState } from "../../../contract/sales/collecting-states";
import type {
	bookParcelArrival,
	CounterParcel,
	findParcels,
	listParcelsHere,
} from "../../../contract/sales/parcel-at-store";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { requireTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import {
	type LockedOrder,
	lockOrder,
	parcelUntil,
	tellToCollect,
} from "../order/service";
import * as repository from "./parcel-repository";

// Parcels of the mall at a store: its staff book that one has arrived, which tells its buyer the code, and what became of
// what nobody fetched. Whose goods they are gives nobody a say here: the store's merchant does, and of the order its staff
// learn no more than who comes and how many parcels it is.

/** A number of a courier may be another courier's too. */
const foundMax = 10;

export async function findParcelsAt(
	ctx: Ctx,
	{ body }: Pick<Input<typeof findParcels>, "body">,
): Promise<CounterParcel[]> {
	await requireStore(ctx, body.storeId);
	const rows = await repository.listByNumber(ctx.db, body, foundMax);
	if (rows.length === 0) throw new GatewayError(404, "parcelUnknown");
	return presentParcels(ctx, rows);
}

export async function listParcelsAt(
	ctx: Ctx,
	{ storeId, ...asked }: Input<typeof listParcelsHere>["query"],
): Promise<DataOf<typeof listParcelsHere>> {
	await requireStore(ctx, storeId);
	const [rows, total] = await Promise.all([
		repository.listHere(ctx.db, storeId, sliceOf(asked)),
		repository.countHere(ctx.db, storeId),
	]);
	return presentPage(asked, await presentParcels(ctx, rows), total);
}

type OfOrder = Input<typeof bookParcelArrival>["body"];

/** What was refunded on its way is booked too, and goes back. */
export function bookArrivalAt(ctx: Ctx, body: OfOrder): Promise<CounterParcel> {
	const work: Moving["work"] = async (tx, locked) => {
		const { id, status } = locked.order;
		if (!(await repository.setArrived(tx, id, ctx.now())))
			throw new GatewayError(409, "arrivedAlready");
		if (status === "awaitingReceipt")
			await tellToCollect(tx, locked, "orderReady");
	};
	return move(ctx, body, { action: "order.arrive", work });
}

export function sendBackFrom(ctx: Ctx, body: OfOrder): Promise<CounterParcel> {
	const work: Moving["work"] = async (tx, { order }) => {
		if (order.status === "awaitingReceipt")
			throw new GatewayError(409, "parcelWaits");
		if (!(await repository.setLeft(tx, order.id, ctx.now())))
			throw new GatewayError(409, "parcelNotHere");
	};
	return move(ctx, body, { action: "order.sendBack", work });
}

interface Moving {
	action: "order.arrive" | "order.sendBack";
	work: (tx: Transaction, locked: LockedOrder) => Promise<void>;
}

async function move(
	ctx: Ctx,
	body: OfOrder,
	{ action, work }: Moving,
): Promise<CounterParcel> {
	const { merchantId } = await requireStore(ctx, body.storeId);
	const found = orNotFound(await repository.findAtStore(ctx.db, body));
	await ctx.db.transaction(async (tx) => {
		await work(tx, await lockOrder(tx, found.order));
		const target = found.order.no;
		await recordAudit(tx, ctx, { action, target, merchantId });
	});
	return getParcelAt(ctx, body);
}

export async function getParcelAt(
	ctx: Ctx,
	body: OfOrder,
): Promise<CounterParcel> {
	const row = orNotFound(await repository.findAtStore(ctx.db, body));
	const [shown] = await presentParcels(ctx, [row]);
	return orNotFound(shown);
}

/** Throws 404 for another merchant's. */
async function requireStore(ctx: Ctx, id: number) {
	return requireTheirs(ctx, await repository.findStoreOwner(ctx.db, id));
}

async function presentParcels(
	{ db, locale }: Pick<Ctx, "db" | "locale">,
	rows: repository.ParcelRow[],
): Promise<CounterParcel[]> {
	const ids = rows.map(({ order }) => order.id);
	const numbers = ids.length > 0 ? await repository.listNumbers(db, ids) : [];
	return rows.map((row) => {
		const { order, merchantName, realName } = row;
		const { arrivedAt } = row.parcel;
		const state = stateOf(row);
		return {
			orderNo: order.no,
			merchant: {
				id: order.merchantId,
				name: localize(merchantName, locale),
			},
			realName,
			state,
			parcels: numbers
				.filter(({ orderId }) => orderId === order.id)
				.map(({ courier, trackingNo }) => ({ courier, trackingNo })),
			arrivedAt: arrivedAt && hongKongTime(arrivedAt),
			until:
				state === "waiting" && arrivedAt
					? hongKongTime(parcelUntil(arrivedAt))
					: null,
		};
	});
}

function stateOf({ order, parcel }: repository.ParcelRow): ParcelState {
	if (parcel.leftAt) return "left";
	if (!parcel.arrivedAt) return "expected";
	return order.status === "awaitingReceipt" ? "waiting" : "toSendBack";
}
