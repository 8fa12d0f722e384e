import type { DataOf } from "../../../contract/call";
import { type LocaleCode, localize } from "../../../contract/locale";
import type * as contract from "../../../contract/sales/cart";
import { stateOf } from "./line-state";
import type { listShownSkus } from "./repository";
import type { Wanted } from "./wanted";

export type Joined = DataOf<typeof contract.joinBasket>;

/** The answer where all that was wanted went in as it was seen. */
export const joinedWhole = (wanted: Wanted[]): Joined => ({
	added: wanted.reduce((pieces, { quantity }) => pieces + quantity, 0),
	short: [],
	changed: [],
});

type ShownSku = Awaited<ReturnType<typeof listShownSkus>>[number];

/** What became of a sku, where that is not what was wanted at the price that was seen. */
export function joinedOtherwise(
	sku: ShownSku,
	put: (Wanted & { added: number })[],
	locale: LocaleCode,
): contract.JoinedOtherwise[] {
	const { goodsId, price } = sku;
	const one = put.find(({ skuId }) => skuId === sku.id);
	if (!one) return [];
	const { quantity, added, priceSeen } = one;
	const isWhole = added === quantity;
	const priceBefore = priceSeen && priceSeen !== price ? priceSeen : null;
	if (isWhole && !priceBefore) return [];
	const state = isWhole ? "available" : whyShort(sku);
	const name = localize(sku.name, locale);
	return [{ goodsId, name, state, added, price, priceBefore }];
}

function whyShort(sku: ShownSku): contract.LineState {
	const state = stateOf({ ...sku, quantity: 1 });
	return state === "available" ? "fewer" : state;
}
