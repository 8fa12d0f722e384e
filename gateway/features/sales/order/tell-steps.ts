import { type LocaleCode, localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
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
	"no" | "total" | "locale" | "expiresAt" | "deliveredTo"
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
			lines: describeLines(lines, locale),
			until: momentIn(expiresAt, locale),
		},
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
	const { no, total, locale } = master;
	return messageToBuyer(
		tx,
		{ master, contact },
		{
			template: "orderPaid",
			reference: `paid ${no}`,
			values: { total: inDollars(total), lines: describeLines(lines, locale) },
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

function describeLines(lines: MessageLine[], locale: LocaleCode): string {
	return lines
		.map(
			({ name, quantity, subtotal }) =>
				`${localize(name, locale)} × ${quantity}  ${inDollars(subtotal)}`,
		)
		.join("\n");
}
