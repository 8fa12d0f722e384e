import { localize } from "../../contract/locale";
import type { Transaction } from "../../db/client";
import { leaveEffectOnce } from "../outbox/service";
import type { LineRow, MasterRow } from "./repository";

/** One message a paid master, in the buyer's language: by mail, or by SMS to those who gave no e-mail. */
export function tellPaid(
	tx: Transaction,
	master: MasterRow,
	{ lines, accountEmail }: { lines: LineRow[]; accountEmail: string | null },
): Promise<void> {
	const { locale, deliveredTo, no: orderNo } = master;
	const reference = `paid ${orderNo}`;
	const total = `HK$${master.total}`;
	const email = deliveredTo.email || accountEmail;
	if (!email) {
		const to = `${deliveredTo.countryCode}${deliveredTo.phone}`;
		const values = { orderNo, total };
		const payload = { template: "orderPaid" as const, locale, to, values };
		return leaveEffectOnce(tx, reference, { kind: "sms", payload });
	}
	const listed = lines.map(
		({ name, quantity, subtotal }) =>
			`${localize(name, locale)} × ${quantity}  HK$${subtotal}`,
	);
	const values = { orderNo, total, lines: listed.join("\n") };
	const payload = { template: "orderPaid" as const, locale, to: email, values };
	return leaveEffectOnce(tx, reference, { kind: "mail", payload });
}
