import { localize } from "../../../contract/locale";
import type { Cart, CartGroup, CartLine } from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { subtotalOf, toMoney } from "../../../money/exact";
import { presentHonestly } from "../../catalog/goods/service";
import {
	orderKeyOf,
	type PricedPurchase,
	priceFreight,
} from "../pricing/service";
import { isSold, mostOf, stateOf } from "./line-state";
import { presentSkuOfLine } from "./present-sku";
import type { CartLineRow } from "./repository";
import type { StoresByMerchant } from "./stores";
import { isBought, termsOf } from "./to-price";

interface PricedCart {
	version: number;
	/** The newest first. */
	rows: CartLineRow[];
	stores: StoresByMerchant;
	/** The chosen lines. */
	priced: PricedPurchase;
}

type Reader = Pick<Ctx, "locale" | "settings">;
type Group = [CartLineRow, ...CartLineRow[]];

/** Groups in the order in which their newest line was put in. */
export function presentCart(found: PricedCart, reader: Reader): Cart {
	const { version, rows, priced } = found;
	const sold = rows.filter((row) => isSold(stateOf(row)));
	return {
		version,
		groups: groupsOf(sold).map((group) => presentGroup(group, found, reader)),
		invalid: rows
			.filter((row) => !isSold(stateOf(row)))
			.map((row) => presentLine(row, reader)),
		totals: {
			count: countPieces(sold),
			chosenCount: countPieces(sold.filter(isBought)),
			goods: priced.goods,
			coupons: priced.coupons,
			freight: priced.freight,
			total: priced.total,
		},
	};
}

function groupsOf(rows: CartLineRow[]): Group[] {
	const groups = new Map<string, Group>();
	for (const row of rows) {
		const group = groups.get(orderKeyOf(row));
		if (group) group.push(row);
		else groups.set(orderKeyOf(row), [row]);
	}
	return [...groups.values()];
}

function countPieces(rows: CartLineRow[]): number {
	return rows.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

function presentGroup(
	group: Group,
	{ stores, priced }: PricedCart,
	reader: Reader,
): CartGroup {
	const [row] = group;
	const key = orderKeyOf(row);
	const order = priced.orders.find((one) => one.key === key);
	const isSupermarket = row.cartType === "SUPERMARKET";
	return {
		key,
		cartType: row.cartType,
		merchant: {
			id: row.merchantId,
			name: localize(row.merchantName, reader.locale),
			isSelfSupport: row.isSelfSupport,
		},
		store: (isSupermarket && stores.get(row.merchantId)) || null,
		lines: group.map((line) => presentLine(line, reader)),
		goodsTotal: order?.goods ?? "0.00",
		freight: order?.freight ?? priceFreight(undefined, termsOf(row, stores)),
	};
}

function presentLine(row: CartLineRow, { locale, settings }: Reader): CartLine {
	return {
		id: row.id,
		...presentSkuOfLine(row, locale),
		oldPrice: row.oldPrice,
		...presentHonestly(row, settings),
		priceBefore: row.priceAdded === row.price ? null : row.priceAdded,
		quantity: row.quantity,
		quantityMax: mostOf(row),
		subtotal: toMoney(subtotalOf(row)),
		isChosen: isBought(row),
		state: stateOf(row),
		hasOtherSkus: row.skuCount > 1,
	};
}
