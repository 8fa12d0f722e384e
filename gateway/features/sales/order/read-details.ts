import type { Database } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { listAmends } from "../promise/service";
import {
	listParcelEvents,
	listParcelLines,
	listParcels,
	listPicks,
	listRefunds,
	listSteps,
} from "./detail-repository";
import { readOrders } from "./read-orders";

/** All that is known of orders, in the order of the ids. */
export async function readDetails(ctx: Pick<Ctx, "db" | "now">, ids: number[]) {
	if (ids.length === 0) return [];
	const { db } = ctx;
	const [orders, steps, parcels, refunds, picks, amends] = await Promise.all([
		readOrders(ctx, ids),
		listSteps(db, ids),
		readParcels(db, ids),
		listRefunds(db, ids),
		listPicks(db, ids),
		listAmends(db, ids),
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
			amends: amends.find(isOf),
		};
	});
}
export type DetailFound = Awaited<ReturnType<typeof readDetails>>[number];

export async function readParcels(db: Database, orderIds: number[]) {
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
export type ParcelFound = Awaited<ReturnType<typeof readParcels>>[number];
