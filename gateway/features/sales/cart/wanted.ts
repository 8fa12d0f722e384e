/** What is to go into a cart. */
export interface Wanted {
	skuId: number;
	quantity: number;
}

/** One entry a sku, in the order in which each was named first. */
export function addUp(wanted: Wanted[]): Wanted[] {
	const bySku = new Map<number, number>();
	for (const { skuId, quantity } of wanted)
		bySku.set(skuId, (bySku.get(skuId) ?? 0) + quantity);
	return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}

export const skuIdsOf = (wanted: Wanted[]) => wanted.map(({ skuId }) => skuId);
