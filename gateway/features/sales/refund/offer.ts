import type { DataOf } from "../../../contract/call";
import { termsOf } from "../../../contract/sales/payment-terms";
import type { getRefundOffer } from "../../../contract/sales/refund";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { refuseWaiting } from "../group/service";
import { getOwnOrderRow, refundUntilOf } from "../order/service";
import { paidForNext } from "../pricing/service";
import { freightWith } from "./draft";
import { offerExchange } from "./exchange/ask";
import { presentLine } from "./presenter";
import { piecesLeft, readLines, requireRefundable } from "./refundable";
import { getPayMethod } from "./repository";
import { offerReturn } from "./return/ask";

/** What of an own order can go back now. Lines whose application waits for a decision are left out. */
export async function offerRefund(
	ctx: Ctx,
	orderNo: string,
): Promise<DataOf<typeof getRefundOffer>> {
	const { db, locale } = ctx;
	const order = await getOwnOrderRow(ctx, orderNo);
	requireRefundable(order, ctx.now());
	await refuseWaiting(db, order.masterId, "groupWaitsToRefund");
	const { lines, open } = await readLines(db, order);
	const offered = lines.filter(
		(one) => piecesLeft(one) > 0 && !open.has(one.id),
	);
	if (offered.length === 0) throw new GatewayError(409, "nothingToRefund");
	const isWhole = open.size === 0;
	const payMethod = await getPayMethod(db, order.masterId);
	const refundUntil = refundUntilOf(order);
	const returnable = order.receivedAt
		? await offerReturn(ctx, order.id, offered)
		: null;
	const variantsOf = await offerExchange(
		ctx,
		order,
		offered.filter(({ id }) => returnable?.lineIds.includes(id)),
	);
	return {
		orderNo,
		payMethod,
		lines: offered.map((line) => {
			const quantity = piecesLeft(line);
			const amounts = Array.from({ length: quantity }, (_, at) =>
				paidForNext(line, at + 1),
			);
			const amount = amounts.at(-1) ?? "0.00";
			const shown = presentLine(line, { quantity, amount }, locale);
			return { ...shown, amounts, variants: variantsOf(line) };
		}),
		freight: await freightWith(db, order, isWhole),
		isWhole,
		expectedDays: termsOf(payMethod).refundDays,
		refundUntil: refundUntil && hongKongTime(refundUntil),
		returnable,
	};
}
