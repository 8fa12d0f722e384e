import { readEntry, storageKey } from "../storage/storage";
import { basketCookie, basketEntry } from "./basket-names";
import { type CartCounts, noPieces, noteCartCount } from "./cart-count";

// As little as every page has to know of a visitor's basket; the rest comes when it is wanted (`basket.ts`).

/** Pieces that could be bought when the gateway was asked last. */
export function basketPieces(): CartCounts {
	const kept = readEntry(basketEntry) as { pieces?: CartCounts } | undefined;
	const { SUPERMARKET, E_COMMERCE } = kept?.pieces ?? noPieces;
	const pieces = { SUPERMARKET, E_COMMERCE };
	return Object.values(pieces).every(Number.isSafeInteger) ? pieces : noPieces;
}

export const isInCookie = () => document.cookie.includes(`${basketCookie}=`);

/** Keeps the number on a visitor's icon, whichever tab puts something in; answers how to end it. */
export function followBasket(): () => void {
	const show = () => noteCartCount(basketPieces());
	const hear = ({ key }: StorageEvent) => {
		if (key === null || key === storageKey(basketEntry)) show();
	};
	show();
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}
