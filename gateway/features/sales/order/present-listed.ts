import type { LocaleCode } from "../../../contract/locale";
import type { ListedOrder } from "../../../contract/sales/order-list";
import { hongKongTime } from "../../../http/hong-kong-time";
import { Exact, toMoney } from "../../../money/exact";
import { presentGroupOfOrder } from "../group/service";
import { type ActedOn, actionsOf } from "./actions";
import { presentOrder, waits } from "./presenter";
import type { OrderFound } from "./read-orders";

export interface Reading {
	locale: LocaleCode;
	now: Date;
}

export function presentListed(
	found: OrderFound,
	{ locale, now }: Reading,
): ListedOrder {
	const { row, master, payState, lines, group } = found;
	return {
		...presentOrder(row, lines, locale),
		masterNo: master.no,
		createdAt: hongKongTime(row.order.createdAt),
		payState,
		masterTotal: master.total,
		expiresAt: waits(payState) ? hongKongTime(master.expiresAt) : null,
		refunded: toMoney(new Exact(row.order.refunded).minus(row.exchanged)),
		exchangeOf: row.exchangeOf,
		group: group && presentGroupOfOrder(group),
		actions: actionsOf(actedOn(found, now)),
	};
}

export function actedOn(
	{ row, payState, lines, openRefunds, group }: OrderFound,
	now: Date,
): ActedOn {
	const open = new Set(openRefunds.map(({ lineId }) => lineId));
	return {
		order: row.order,
		payState,
		hasOpenRefund: open.size > 0,
		isWaiting: group !== null && group.state !== "complete",
		hasPiecesLeft: lines.some(
			({ id, quantity, refundedQuantity }) =>
				refundedQuantity < quantity && !open.has(id),
		),
		now,
	};
}
