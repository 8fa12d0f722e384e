import type { Database } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import {
	listParcelEvents,
	listParcelLines,
	listParcels,
	listPicks,
	listRefunds,
	listSteps,
	type ParcelEventRow,
	type ParcelLineRow,
	type ParcelRow,
	type PickRow,
	type RefundRow,
	type StepRow,
} from "./detail-repository";
import { type OrderFound, readOrders } from "./read-orders";

export interface ParcelFound {
	row: ParcelRow;
	lines: ParcelLineRow[];
	events: ParcelEventRow[];
}

/** All that is known of an order. */
export interface DetailFound extends OrderFound {
	steps: StepRow[];
	parcels: ParcelFound[];
	refunds: RefundRow[];
	picks: PickRow[];
}

/** In the order of the ids. */
export async function readDetails(
	ctx: Pick<Ctx, "db" | "now">,
	ids: number[],
): Promise<DetailFound[]> {
	if (ids.length === 0) return [];
	const { db } = ctx;
	const [orders, steps, parcels, refunds, picks] = await Promise.all([
		readOrders(ctx, ids),
		listSteps(db, ids),
		readParcels(db, ids),
		listRefunds(db, ids),
		listPicks(db, ids),
	]);
	return orders.map((found) => {
		const isOf = ({ orderId }: { orderId: number }) =>
			orderId === found.row.order.id;
		return {
			...found,
			steps: steps.filter(isOf),
			parcels: parcels.filter(({ row }) => isOf(row)),
			refunds: refunds.filter(isOf),
			picks: picks.filter(isOf),
		};
	});
}

export async function readParcels(
	db: Database,
	orderIds: number[],
): Promise<ParcelFound[]> {
	const [rows, lines, events] = await Promise.all([
		listParcels(db, orderIds),
		listParcelLines(db, orderIds),
		listParcelEvents(db, orderIds),
	]);
	return rows.map((row) => {
		const isIn = ({ parcelId }: { parcelId: number }) => parcelId === row.id;
		return { row, lines: lines.filter(isIn), events: events.filter(isIn) };
	});
}
