import type { ShownQuote } from "../../../db/schema/pre-order";
import { type Change, change } from "./change";
import type { Quoted } from "./read-quote";

/** A slot that is gone is reported until another is chosen; freight and reach against the quote that was shown. */
export function deliveryChanges(
	{ deliveries, priced }: Quoted,
	shown: ShownQuote | null,
): Change[] {
	return [...deliveries.values()].flatMap((delivery): Change[] => {
		const { key, lostSlot, isOutOfReach } = delivery;
		const before = shown?.groups.find((group) => group.key === key);
		const freight = priced.orders.find((order) => order.key === key)?.freight;
		const now = freight?.amount ?? null;
		const isLost = before && before.storeId !== null && isOutOfReach;
		const isDearer = before && !isLost && before.freight !== now;
		return [
			...(lostSlot ? [change("slot", key, [lostSlot, null])] : []),
			...(isLost ? [change("reach", key, [null, null])] : []),
			...(isDearer ? [change("freight", key, [before.freight, now])] : []),
		];
	});
}
