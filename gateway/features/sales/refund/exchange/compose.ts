import { randomUUID } from "node:crypto";
import { exchangePayWithinDays } from "../../../../contract/sales/exchange-terms";
import { pictureOf } from "../../../catalog/goods/service";
import type { insertOrder } from "../../checkout/service";
import {
	daysMs,
	drawOrderNo,
	type LineRow,
	type LockedOrder,
	lineVector,
} from "../../order/service";
import type { ExchangeRow, VariantRow } from "./repository";
import { discountOf, payFor } from "./worth";

interface NewExchange {
	wanted: ExchangeRow;
	variant: VariantRow;
	/** What goes back. */
	line: LineRow;
	quantity: number;
	worth: string;
	at: Date;
}

type NewOrder = Parameters<typeof insertOrder>[1];

/** The order of what is wanted, with its master: to the address of the first one, and without freight. */
export function composeExchange(
	{ master, order }: LockedOrder,
	exchange: NewExchange,
): NewOrder {
	const { at, wanted } = exchange;
	const { accountId, locale, deliveredTo, payMethod } = master;
	const { merchantId, cartType } = order;
	const line = composeLine(exchange, accountId);
	const sums = {
		goodsTotal: line.subtotal,
		couponTotal: line.couponShare,
		pointsTotal: "0.00",
		total: line.payable,
	};
	const payMs = daysMs(wanted.isDearer ? exchangePayWithinDays : 0);
	return {
		master: {
			...sums,
			no: drawOrderNo("PT"),
			accountId,
			locale,
			deliveredTo,
			payMethod,
			preOrderNo: randomUUID(),
			pointsUsed: 0,
			freightTotal: "0.00",
			createdAt: at,
			expiresAt: new Date(at.getTime() + payMs),
		},
		orders: [
			{
				row: {
					...sums,
					no: drawOrderNo("SH"),
					merchantId,
					cartType,
					note: "",
					freight: "0.00",
				},
				lines: [line],
				collectCode: null,
			},
		],
		couponUses: [],
	};
}

function composeLine(
	{ wanted, variant, line, quantity, worth }: NewExchange,
	accountId: number,
) {
	const { price, isDearer } = wanted;
	const { skuId, goodsId, name, options } = variant;
	const payable = isDearer ? payFor(line, { price, quantity }) : worth;
	const sold = discountOf(line, { price, quantity, worth: payable });
	return {
		skuId,
		goodsId,
		name,
		image: pictureOf(variant),
		options,
		price,
		quantity,
		subtotal: sold.subtotal,
		couponShare: sold.discount,
		merchantCouponShare: sold.merchants,
		pointsShare: "0.00",
		payable,
		substitution: "none" as const,
		search: lineVector(name, accountId),
	};
}
