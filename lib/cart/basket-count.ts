import { readEntry, storageKey } from "../storage/storage";
import { basketCookie, basketEntry } from "./basket-names";
import { type CartCounts, noPieces, noteCartCount } from "./cart-count";

// As little as every page has to know of a visitor's basket; the rest comes when it is wanted (`basket.ts`).

/** Pieces that could be bought when the gateway was asked last, and those that it has not been asked about. */
export const basketPieces = () => piecesIn(readEntry(basketEntry));

/** The same of what any entry keeps. */
export function piecesIn(kept: unknown): CartCounts {
	const {
		SUPERMARKET,
		E_COMMERCE,
		waiting = 0,
	} = (kept as { pieces?: CartCounts } | undefined)?.pieces ?? noPieces;
	const pieces = { SUPERMARKET, E_COMMERCE, waiting };
	return Object.values(pieces).every(Number.isSafeInteger) ? pieces : noPieces;
}

/** Whether there is something on the device to tell the shop of. */
export const isUntold = () =>
	document.cookie.includes(`${basketCookie}=`) || !!basketPieces().waiting;

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
