import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import { gatewayWords } from "../../../words/words";
import {
	type Contact,
	inDollars,
	messageToBuyer,
	momentIn,
	tellBuyer,
} from "../order-message/service";
import type { LineRow, MasterRow } from "./repository";

type MessageLine = Pick<LineRow, "name" | "quantity" | "subtotal">;

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
	{ contact, lines }: { contact: Contact; lines: MessageLine[] },
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
		...describe(master, lines),
		path: `/order/order_pay?orderNo=${no}`,
		expiresAt,
	});
}

/** A part of the statement that marks the order as paid. */
export function tellPaid(
	tx: Transaction,
	master: MasterRow,
	{ contact, lines }: { contact: Contact; lines: MessageLine[] },
) {
	const { no, total } = master;
	return messageToBuyer(
		tx,
		{ master, contact },
		{
			template: "orderPaid",
			reference: `paid ${no}`,
			values: { total: inDollars(total) },
			...describe(master, lines),
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

/** What was bought and what its sum is made of, in the order of the cart. */
function describe(master: Omit<Created, "expiresAt">, lines: MessageLine[]) {
	const { locale, goodsTotal, couponTotal, pointsTotal, freightTotal } = master;
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
				amount: isZero(freightTotal) ? sum.free : inDollars(freightTotal),
			},
		],
	};
}

const isZero = (amount: string) => Number(amount) === 0;
