import type { Ctx } from "../../../http/context";
import { listGroupsOfMasters } from "../group/service";
import { listOpenRefundLines } from "./detail-repository";
import { payStateOf } from "./pay-state";
import {
	listLinesOf,
	listMastersById,
	listOrdersById,
	listPaymentStatesOf,
} from "./repository";

/** Merchants' orders with what it takes to say how they stand, in the order of the ids. */
export async function readOrders(
	{ db, now }: Pick<Ctx, "db" | "now">,
	ids: number[],
) {
	if (ids.length === 0) return [];
	const [rows, lines, openRefunds] = await Promise.all([
		listOrdersById(db, ids),
		listLinesOf(db, ids),
		listOpenRefundLines(db, ids),
	]);
	const masterIds = [...new Set(rows.map(({ order }) => order.masterId))];
	const [masters, payments, groups] = await Promise.all([
		listMastersById(db, masterIds),
		listPaymentStatesOf(db, masterIds),
		listGroupsOfMasters(db, masterIds),
	]);
	const statesOf = (masterId: number) =>
		payments.flatMap((one) => (one.masterId === masterId ? [one.state] : []));
	return ids.flatMap((id) => {
		const row = rows.find(({ order }) => order.id === id);
		const master = masters.find((one) => one.id === row?.order.masterId);
		if (!row || !master) return [];
		return {
			row,
			master,
			payState: payStateOf(master, statesOf(master.id), now()),
			lines: lines.filter(({ orderId }) => orderId === id),
			openRefunds: openRefunds.filter(({ orderId }) => orderId === id),
			/** Whose place it is; null for what was bought alone. */
			group:
				groups.find(({ masterId }) => masterId === master.id)?.group ?? null,
		};
	});
}
export type OrderFound = Awaited<ReturnType<typeof readOrders>>[number];
