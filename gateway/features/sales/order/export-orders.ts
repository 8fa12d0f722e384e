import type { z } from "zod";
import type {
	StaffOrder,
	staffOrderFilter,
} from "../../../contract/sales/order-admin";
import { type CsvCell, figure } from "../../../csv/cells";
import { writeCsv } from "../../../csv/write";
import type { Ctx } from "../../../http/context";
import { merchantOf } from "../../../http/staff";
import { gatewayWords } from "../../../words/words";
import { recordAudit } from "../../platform/audit/service";
import { listIds, merchantsOf, type StaffFilter } from "./list-repository";
import { filterOf, showAllForStaff } from "./staff-orders";

// Orders as a file for a spreadsheet: one record a line of an order, money as figures. Staff get their own merchant's
// alone. It names shoppers, so it leaves an audit record.

const perRead = 200;
const idMax = 2_147_483_647;

/** Pieces of the file, each read when it is asked for. */
export async function exportOrdersOfStaff(
	ctx: Ctx,
	{ merId, ...asked }: z.output<typeof staffOrderFilter>,
): Promise<AsyncGenerator<string>> {
	const merchantId = merchantOf(ctx, merId);
	const filter = await filterOf(ctx, asked);
	const after = Object.entries(asked).map((entry) => entry.join(" "));
	await ctx.db.transaction((tx) =>
		recordAudit(tx, ctx, {
			action: "order.export",
			target: "orders",
			merchantId: merchantId ?? null,
			changes: [{ field: "filter", before: "", after: after.join(", ") }],
		}),
	);
	const heads = Object.values(gatewayWords[ctx.locale].orderExport);
	return writeCsv(heads, filter ? records(ctx, merchantId, filter) : []);
}

async function* records(
	ctx: Ctx,
	merchantId: number | undefined,
	filter: StaffFilter,
): AsyncGenerator<CsvCell[]> {
	let before = idMax;
	for (;;) {
		const ids = await listIds(ctx.db, merchantsOf(merchantId), {
			filter: { ...filter, before },
			slice: { limit: perRead, offset: 0 },
		});
		for (const order of await showAllForStaff(ctx, ids))
			yield* recordsOf(order);
		const last = ids.at(-1);
		if (last === undefined || ids.length < perRead) return;
		before = last;
	}
}

/** In the order of the heads. What is said of the whole order stands in its first record alone, so that sums are right. */
function recordsOf(order: StaffOrder): CsvCell[][] {
	const { delivery, lines } = order;
	const tracking = order.parcels.flatMap(({ trackingNo }) => trackingNo ?? []);
	return lines.map((line, at) => {
		const ofOrder = (amount: string) => (at === 0 ? figure(amount) : null);
		return [
			order.orderNo,
			order.masterNo,
			order.createdAt,
			order.paidAt,
			figure(order.status),
			order.merchant.name,
			order.store?.name ?? null,
			order.slot?.from ?? null,
			line.name,
			Object.values(line.options).join(" · "),
			figure(line.quantity),
			figure(line.price),
			figure(line.subtotal),
			figure(line.couponShare),
			figure(line.pointsShare),
			figure(line.payable),
			figure(line.refundedQuantity),
			ofOrder(order.freight),
			ofOrder(order.total),
			ofOrder(order.refunded),
			delivery.realName,
			delivery.phone,
			delivery.formatted,
			order.note,
			tracking.join(" "),
		];
	});
}
