import { type LocaleCode, localize } from "../../contract/locale";
import type { Transaction } from "../../db/client";
import { type LineRow, listLines, type MasterRow } from "./repository";
import { inDollars, momentIn, tellBuyer } from "./tell-buyer";

// What a buyer hears of an order until it is paid or over, each once.

/** That it waits to be paid, and how long; of no use afterwards. */
export async function tellCreated(
	tx: Transaction,
	master: MasterRow,
): Promise<void> {
	const { no, total, locale, expiresAt } = master;
	await tellBuyer(tx, master, {
		template: "orderCreated",
		reference: `created ${no}`,
		values: {
			total: inDollars(total),
			lines: describeLines(await listLines(tx, master.id), locale),
			until: momentIn(expiresAt, locale),
		},
		path: `/order/order_pay?orderNo=${no}`,
		expiresAt,
	});
}

export function tellPaid(
	tx: Transaction,
	master: MasterRow,
	lines: LineRow[],
): Promise<void> {
	const { no, total, locale } = master;
	return tellBuyer(tx, master, {
		template: "orderPaid",
		reference: `paid ${no}`,
		values: { total: inDollars(total), lines: describeLines(lines, locale) },
		path: `/users/order_detail?orderNo=${no}`,
	});
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

function describeLines(lines: LineRow[], locale: LocaleCode): string {
	return lines
		.map(
			({ name, quantity, subtotal }) =>
				`${localize(name, locale)} × ${quantity}  ${inDollars(subtotal)}`,
		)
		.join("\n");
}
