import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import { Exact, toMoney } from "../../../money/exact";
import { gatewayWords } from "../../../words/words";
import {
	type Contact,
	inDollars,
	messageToBuyer,
	momentIn,
	type SlotOfOrder,
	tellBuyer,
} from "../order-message/service";
import type { LockedOrder } from "./lock-order";
import type { LineRow, MasterRow } from "./repository";

type MessageLine = Pick<LineRow, "name" | "quantity" | "subtotal">;

interface Bought {
	contact: Contact;
	lines: MessageLine[];
	/** Of its orders. */
	slots: SlotOfOrder[];
}

// What a buyer hears of an order until it is paid or over, each once.

type Created = Pick<
	MasterRow,
	| "no"
	| "goodsTotal"
	| "couponTotal"
	| "pointsTotal"
	| "freightTotal"
	| "total"
	| "locale"
	| "expiresAt"
	| "deliveredTo"
>;

/**
 * That it waits to be paid, and how long; of no use afterwards. A part of the statement that writes the order; undefined
 * where nobody can be written to.
 */
export function tellCreated(
	tx: Transaction,
	master: Created,
	{ contact, lines, slots }: Bought,
) {
	const { no, total, locale, expiresAt } = master;
	const buyer = { master, contact };
	return messageToBuyer(tx, buyer, {
		template: "orderCreated",
		reference: `created ${no}`,
		values: {
			total: inDollars(total),
			until: momentIn(expiresAt, locale),
		},
		...describe({ ...master, isCollected: areCollected(slots) }, lines),
		slots,
		path: `/order/order_pay?orderNo=${no}`,
		expiresAt,
	});
}

/** A part of the statement that marks the order as paid. */
export function tellPaid(
	tx: Transaction,
	master: MasterRow,
	{ contact, lines, slots, isExchange }: Bought & { isExchange?: boolean },
) {
	const { no, total } = master;
	return messageToBuyer(
		tx,
		{ master, contact },
		{
			template: isExchange ? "orderExchanged" : "orderPaid",
			reference: `paid ${no}`,
			values: { total: inDollars(total) },
			...describe({ ...master, isCollected: areCollected(slots) }, lines),
			slots,
			path: `/users/order_detail?orderNo=${no}`,
		},
	);
}

/** That it is over without having been paid, by whom it may. */
export function tellCancelled(
	tx: Transaction,
	master: MasterRow,
	reason: string | undefined,
): Promise<void> {
	const { no, locale, expiresAt } = master;
	return tellBuyer(tx, master, {
		template: reason === "expired" ? "orderExpired" : "orderCancelled",
		reference: `cancelled ${no}`,
		values: { until: momentIn(expiresAt, locale) },
	});
}

/** When and where to one merchant's order comes, what it holds and what was paid for that and did not go back. */
export function describeOrder(
	{ master: { locale }, order }: LockedOrder,
	lines: MessageLine[],
) {
	const { slotStartsAt, isCollected, point, total, refunded, freight } = order;
	const left = toMoney(new Exact(total).minus(refunded));
	return {
		...describe({ ...order, locale, freightTotal: freight }, lines),
		slots: [{ startsAt: slotStartsAt, isCollected, point }],
		values: { total: inDollars(left) },
	};
}

type Summed = Pick<
	MasterRow,
	"locale" | "goodsTotal" | "couponTotal" | "pointsTotal" | "freightTotal"
>;

/** What was bought and what its sum is made of, in the order of the cart. */
function describe(
	{
		locale,
		goodsTotal,
		couponTotal,
		pointsTotal,
		freightTotal,
		isCollected,
		refunded = "0.00",
	}: Summed & { isCollected: boolean; refunded?: string },
	lines: MessageLine[],
) {
	const { sum } = gatewayWords[locale].message;
	const less = (name: string, amount: string) =>
		isZero(amount) ? [] : [{ name, amount: `−${inDollars(amount)}` }];
	return {
		rows: lines.map(({ name, quantity, subtotal }) => ({
			name: `${localize(name, locale)} × ${quantity}`,
			amount: inDollars(subtotal),
		})),
		sums: [
			{ name: sum.goods, amount: inDollars(goodsTotal) },
			...less(sum.coupons, couponTotal),
			...less(sum.points, pointsTotal),
			{
				name: sum.freight,
				amount: isZero(freightTotal)
					? sum[isCollected ? "collected" : "free"]
					: inDollars(freightTotal),
			},
			...less(sum.refunded, refunded),
		],
	};
}

const isZero = (amount: string) => Number(amount) === 0;

const areCollected = (slots: SlotOfOrder[]) =>
	slots.every(({ isCollected }) => isCollected);
