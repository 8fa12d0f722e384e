import type { Input } from "../../../../contract/call";
import type { ExchangeVariant } from "../../../../contract/sales/exchange";
import type { applyForRefund } from "../../../../contract/sales/refund";
import type { Queryable, Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { refuseField } from "../../../../http/refuse-field";
import { pictureOf, presentChoice } from "../../../catalog/goods/service";
import type { LineRow, LockedOrder } from "../../order/service";
import { paidForNext } from "../../pricing/service";
import { type ExchangeRow, listVariants, type VariantRow } from "./repository";
import { differenceOf, isDearer, payFor, worthOf } from "./worth";

// What goods of the mall that go back can be exchanged for: other variants of the same goods that are on the shelf, and as
// many pieces. Groceries are never exchanged.

interface Asked {
	body: Pick<
		Input<typeof applyForRefund>["body"],
		"exchange" | "return" | "lines"
	>;
	lines: LineRow[];
}

type AskedExchange = Pick<ExchangeRow, "skuId" | "price" | "isDearer">;

/** Undefined where money is wanted. Throws 400 where it is not one line that comes back, 409 for what cannot be had for it. */
export async function readExchange(
	tx: Transaction,
	{ order }: LockedOrder,
	{ body, lines }: Asked,
): Promise<AskedExchange | undefined> {
	if (!body.exchange) return undefined;
	const [asked, ...others] = body.lines;
	const line = lines.find(({ id }) => id === asked?.lineId);
	if (!body.return || !asked || !line || others.length > 0)
		throw refuseField("exchange.skuId", "correctValue");
	const { skuId } = body.exchange;
	const found = (await listExchangeable(tx, order, [line])).find(
		(one) => one.skuId === skuId,
	);
	if (!found || skuId === line.skuId || found.stock < asked.quantity)
		throw new GatewayError(409, "exchangeGone");
	const { price } = found;
	return { skuId, price, isDearer: isDearer(line, price) };
}

async function listExchangeable(
	db: Queryable,
	{ cartType }: Pick<LockedOrder["order"], "cartType">,
	lines: LineRow[],
): Promise<VariantRow[]> {
	if (cartType !== "E_COMMERCE") return [];
	return listVariants(
		db,
		lines.map(({ goodsId }) => goodsId),
	);
}

/** By line, what it can be exchanged for; of lines that cannot come back nothing. */
export async function offerExchange(
	{ db, locale }: Ctx,
	order: LockedOrder["order"],
	lines: LineRow[],
) {
	const rows = lines.length > 0 ? await listExchangeable(db, order, lines) : [];
	return (line: LineRow): ExchangeVariant[] =>
		lines.includes(line)
			? rows
					.filter(
						({ goodsId, skuId }) =>
							goodsId === line.goodsId && skuId !== line.skuId,
					)
					.map((row) => presentVariant(row, line, locale))
			: [];
}

function presentVariant(
	row: VariantRow,
	line: LineRow,
	locale: Ctx["locale"],
): ExchangeVariant {
	const { skuId, price, stock } = row;
	const left = line.quantity - line.refundedQuantity;
	return {
		skuId,
		image: pictureOf(row),
		options: presentChoice(row.options, locale),
		price,
		terms: Array.from({ length: Math.min(left, stock) }, (_, at) => {
			const quantity = at + 1;
			const paid = paidForNext(line, quantity);
			return {
				back: differenceOf(paid, worthOf(line, paid, price)),
				pay: payFor(line, { price, quantity }),
			};
		}),
	};
}
