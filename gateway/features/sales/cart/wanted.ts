/** What is to go into a cart. */
export interface Wanted {
	skuId: number;
	quantity: number;
	/** What one cost on the page where it was put in. */
	priceSeen?: string;
}

/** One entry a sku, in the order in which each was named first; of several prices the last was seen. */
export function addUp(wanted: Wanted[]): Wanted[] {
	const bySku = new Map<number, Wanted>();
	for (const one of wanted) {
		const before = bySku.get(one.skuId);
		const quantity = (before?.quantity ?? 0) + one.quantity;
		const priceSeen = one.priceSeen ?? before?.priceSeen;
		bySku.set(one.skuId, { skuId: one.skuId, quantity, priceSeen });
	}
	return [...bySku.values()];
}

export const skuIdsOf = (wanted: Wanted[]) => wanted.map(({ skuId }) => skuId);
