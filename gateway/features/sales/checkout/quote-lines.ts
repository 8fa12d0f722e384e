import type { LineState } from "../../../contract/sales/cart";
import { isSold, mostOf, stateOf } from "../cart/service";
import type { LineToPrice } from "../pricing/service";
import type { PreOrderRow, SoldRow } from "./repository";

/** A line as it can be bought now: where there are fewer than wanted, with as many as there are. */
export interface JudgedLine extends SoldRow {
	quantity: number;
	state: LineState;
}

export interface JudgedLines {
	/** What can be bought. */
	sold: JudgedLine[];
	/** What cannot be bought any more, with as many as were wanted. */
	dropped: JudgedLine[];
}

/** In the order of the pre-order, of one sku a single line. */
export function judgeLines(
	{ lines }: { lines: Omit<PreOrderRow["lines"][number], "price">[] },
	rows: SoldRow[],
): JudgedLines {
	const wanted = new Map<number, number>();
	for (const { skuId, quantity } of lines)
		wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
	const judged = [...wanted].flatMap(([skuId, quantity]) => {
		const row = rows.find((one) => one.skuId === skuId);
		if (!row) return [];
		const state = stateOf({ ...row, quantity });
		const most = isSold(state) ? mostOf(row) : quantity;
		return [{ ...row, state, quantity: Math.min(quantity, most) }];
	});
	return {
		sold: judged.filter(({ state }) => isSold(state)),
		dropped: judged.filter(({ state }) => !isSold(state)),
	};
}

/** One line a sku, so the sku names the line. */
export function toPrice(line: JudgedLine): LineToPrice {
	return {
		id: line.skuId,
		merchantId: line.merchantId,
		cartType: line.cartType,
		goodsId: line.goodsId,
		categoryIds: [line.categoryId, line.topCategoryId],
		price: line.price,
		quantity: line.quantity,
	};
}
