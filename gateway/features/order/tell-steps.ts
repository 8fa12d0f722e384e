import { localize } from "../../contract/locale";
import type { Transaction } from "../../db/client";
import { listLines, type MasterRow } from "./repository";
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
			lines: await describeLines(tx, master),
			until: momentIn(expiresAt, locale),
		},
		path: `/order/order_pay?orderNo=${no}`,
		expiresAt,
	});
}

export async function tellPaid(
	tx: Transaction,
	master: MasterRow,
): Promise<void> {
	await tellBuyer(tx, master, {
		template: "orderPaid",
		reference: `paid ${master.no}`,
		values: {
			total: inDollars(master.total),
			lines: await describeLines(tx, master),
		},
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

async function describeLines(
	tx: Transaction,
	{ id, locale }: MasterRow,
): Promise<string> {
	const lines = await listLines(tx, id);
	return lines
		.map(
			({ name, quantity, subtotal }) =>
				`${localize(name, locale)} × ${quantity}  ${inDollars(subtotal)}`,
		)
		.join("\n");
}
