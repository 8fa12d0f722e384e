import {
	type DeliveryTerms,
	deliveryTerms,
} from "../../../contract/delivery/delivery-terms";
import {
	type LineToPrice,
	orderKeyOf,
	type Purchase,
} from "../pricing/service";
import { stateOf } from "./line-state";
import type { CartLineRow } from "./repository";
import type { StoresByMerchant } from "./stores";

/** Whether it is bought with the next order. */
export function isBought(row: CartLineRow): boolean {
	return row.isChosen && stateOf(row) === "available";
}

/** The merchant's own terms in the mall, the store's in the supermarket, and the usual ones while no store is known. */
export function termsOf(
	row: CartLineRow,
	stores: StoresByMerchant,
): DeliveryTerms {
	if (row.cartType === "E_COMMERCE")
		return { fee: row.freightFee, freeFrom: row.freightFreeFrom };
	const { fee, freeFrom } =
		stores.get(row.merchantId) ?? deliveryTerms.SUPERMARKET;
	return { fee, freeFrom };
}

/** The chosen lines as an order of them is priced, before coupons and points. */
export function toPrice({
	rows,
	stores,
	now,
}: {
	rows: CartLineRow[];
	stores: StoresByMerchant;
	now: Date;
}): Purchase {
	return {
		lines: rows.filter(isBought).map(lineOf),
		freight: new Map(
			rows.map((row) => [orderKeyOf(row), termsOf(row, stores)]),
		),
		coupons: [],
		points: 0,
		now,
	};
}

function lineOf(row: CartLineRow): LineToPrice {
	return {
		id: row.id,
		merchantId: row.merchantId,
		cartType: row.cartType,
		goodsId: row.goodsId,
		categoryIds: [row.categoryId, row.topCategoryId],
		price: row.price,
		quantity: row.quantity,
	};
}
