import type { ShownQuote } from "../../../db/schema/pre-order";
import type { Choices, Quoted } from "./read-quote";

/** Two quotes of the same choices may be compared in all they come to. */
export function choicesKey(choices: Choices): string {
	const { addressId, slots, collecting = {}, couponIds, usePoints } = choices;
	const { kind, id } = choices.collectionPoint ?? {};
	return JSON.stringify([
		addressId,
		Object.entries(slots).sort(byKey),
		Object.entries(collecting).sort(byKey),
		kind ? `${kind} ${id}` : null,
		couponIds ? [...couponIds].sort((a, b) => a - b) : null,
		usePoints,
	]);
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
	return one < other ? -1 : 1;
}

/** What a shopper sees of a quote and would notice if it changed. */
export function summarizeQuote(quoted: Quoted): ShownQuote {
	const { priced, sold, deliveries, coupons, choices } = quoted;
	return {
		choices: choicesKey(choices),
		lines: sold.map(({ skuId, price, quantity }) => ({
			skuId,
			price,
			quantity,
		})),
		groups: priced.orders.map(({ key, freight }) => ({
			key,
			freight: freight.amount,
			storeId: deliveries.get(key)?.store?.id ?? null,
		})),
		coupons: priced.couponShares.map(({ couponId, amount }) => ({
			couponId,
			name: coupons.find(({ id }) => id === couponId)?.name ?? {},
			saving: amount,
		})),
		pointsUsed: priced.pointsUsed,
	};
}
