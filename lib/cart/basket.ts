import Cookies from "js-cookie";
import { readEntry, writeEntry } from "../storage/storage";
import { basketPieces } from "./basket-count";
import { linesIn, linesOfCookie } from "./basket-lines";
import { basketCookie, basketEntry } from "./basket-names";
import { type CartCounts, noPieces } from "./cart-count";
import type { CartWish } from "./cart-wish";

// What a visitor has put in, on the device alone, in one entry that is always written whole and has another key each time.
// What is being joined with an account's cart lies apart, under the key that it had, until the gateway has said that it is
// there: whichever tab asks, and however often, it is joined once, and what is put in meanwhile is joined after it.

export interface Basket {
	/** Grows with every change on this device. */
	version: number;
	/** Of what lies in it now. */
	key: string;
	/** Those put in first before the others, each sku once. */
	lines: CartWish[];
	pieces: CartCounts;
	/** What is being joined. */
	sent?: { key: string; lines: CartWish[] };
}

/** The device may hold what an older version of the shop wrote, or somebody else: what is no line is none. */
export function readBasket(): Basket {
	const kept = (readEntry(basketEntry) ?? {}) as Record<string, unknown>;
	const { key, lines } = (kept.sent ?? {}) as Record<string, unknown>;
	const sent = linesIn(lines);
	return {
		version: Number.isSafeInteger(kept.version) ? Number(kept.version) : 0,
		key: typeof kept.key === "string" ? kept.key : "",
		lines: linesIn(kept.lines),
		pieces: basketPieces(),
		...(typeof key === "string" &&
			sent.length > 0 && { sent: { key, lines: sent } }),
	};
}

/** False where the device keeps nothing: its storage is blocked or full. */
export function changeBasket(
	change: (lines: CartWish[]) => CartWish[],
	pieces?: CartCounts,
): boolean {
	const before = readBasket();
	const lines = linesIn(change(before.lines));
	return write({ ...before, lines, pieces: pieces ?? before.pieces });
}

function write({ version, ...basket }: Omit<Basket, "key">): boolean {
	const key = crypto.randomUUID();
	const next: Basket = { ...basket, key, version: version + 1 };
	return writeEntry(basketEntry, next);
}

export function putInBasket(wanted: CartWish[]): boolean {
	return changeBasket((lines) => [...lines, ...wanted]);
}

/** What is to be joined next, which stays until {@link noteJoined}; undefined where there is nothing. */
export function takeToJoin(): Basket["sent"] {
	const { version, key, lines, sent } = readBasket();
	if (sent || lines.length === 0 || !key) return sent;
	const next = { key, lines };
	const isKept = write({ version, lines: [], pieces: noPieces, sent: next });
	return isKept ? next : undefined;
}

/** False where the device could not note it. */
export function noteJoined(key: string): boolean {
	const { sent, ...rest } = readBasket();
	return sent?.key !== key || write(rest);
}

/** What was put in while there was no script. */
export function takeCookie(): void {
	const kept = Cookies.get(basketCookie);
	if (!kept) return;
	Cookies.remove(basketCookie, { path: "/" });
	if (!putInBasket(linesOfCookie(kept)))
		Cookies.set(basketCookie, kept, { path: "/", sameSite: "lax" });
}
