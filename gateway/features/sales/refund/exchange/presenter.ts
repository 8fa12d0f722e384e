import type { LocaleCode } from "../../../../contract/locale";
import type { ExchangeDetail } from "../../../../contract/sales/exchange";
import type { ExchangeState } from "../../../../contract/sales/exchange-terms";
import { pictureOf, presentChoice } from "../../../catalog/goods/service";
import type { RefundLineRow, RefundRow } from "../repository";
import type { ExchangeFound } from "./repository";
import { differenceOf, payFor, worthOf } from "./worth";

interface Exchanged {
	refund: RefundRow;
	lines: RefundLineRow[];
	exchange?: ExchangeFound;
}

export function exchangeStateOf({
	refund,
	exchange,
}: Pick<Exchanged, "refund" | "exchange">): ExchangeState | null {
	if (!exchange) return null;
	const { orderId, held } = exchange.row;
	const { isPaid, orderStatus } = exchange;
	if (orderId !== null && isPaid) return "made";
	if (orderId !== null)
		return orderStatus === "cancelled" ? "dropped" : "toPay";
	if (held > 0) return "held";
	return refund.state === "reviewing" ? "wanted" : "dropped";
}

/** What of a refund pays for another variant, or would. */
function worthWithin(exchanged: Exchanged): string {
	const { refund, lines, exchange } = exchanged;
	const state = exchangeStateOf(exchanged);
	const [first] = lines;
	if (state === "made") return refund.exchanged;
	if (!exchange || !first || state === "dropped") return "0.00";
	return worthOf(first.line, first.part.amount, exchange.row.price);
}

/** What of a refund goes back in money. */
export const moneyOf = (exchanged: Exchanged): string =>
	differenceOf(exchanged.refund.amount, worthWithin(exchanged));

const quantityOf = ({ part }: RefundLineRow) => ({ quantity: part.quantity });

export function presentExchange(
	exchanged: Exchanged,
	locale: LocaleCode,
): ExchangeDetail | null {
	const { exchange } = exchanged;
	const state = exchangeStateOf(exchanged);
	if (!exchange || !state) return null;
	const { row, variant, orderNo } = exchange;
	const [first] = exchanged.lines;
	return {
		skuId: row.skuId,
		image: pictureOf(variant),
		options: presentChoice(variant.options, locale),
		price: row.price,
		state,
		worth: worthWithin(exchanged),
		pay: first
			? payFor(first.line, { price: row.price, ...quantityOf(first) })
			: "0.00",
		orderNo,
	};
}
