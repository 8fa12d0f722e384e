import Cookies from "js-cookie";
import { signedIn } from "../session/signed-in";
import { readEntry, removeEntry, writeEntry } from "../storage/storage";
import { piecesIn } from "./basket-count";
import { linesIn, linesOfCookie, waitingIn } from "./basket-lines";
import {
	type BasketEntry,
	basketCookie,
	basketEntry,
	outboxEntry,
} from "./basket-names";
import { type CartCounts, cartCounts, noPieces } from "./cart-count";
import type { CartWish, GoodsWish } from "./cart-wish";

// What a visitor has put in, on the device alone, in one entry that is always written whole and has another key each time.
// What is being joined with an account's cart lies apart, under the key that it had, until the gateway has said that it is
// there: whichever tab asks, and however often, it is joined once, and what is put in meanwhile is joined after it.
// What a session puts in goes the same way through an entry of its own, which is written before the gateway is asked.

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
	/** Put in without a line, in that order; the gateway has not been asked about it. */
	waiting: (CartWish | GoodsWish)[];
}

/** Of a visitor, or of the session. */
export const ownEntry = (): BasketEntry =>
	signedIn() ? outboxEntry : basketEntry;

/** The device may hold what an older version of the shop wrote, or somebody else: what is no line is none. */
export function readBasket(entry: BasketEntry = basketEntry): Basket {
	const kept = contentOf(entry);
	const { key, lines } = (kept.sent ?? {}) as Record<string, unknown>;
	const sent = linesIn(lines);
	return {
		version: Number.isSafeInteger(kept.version) ? Number(kept.version) : 0,
		key: typeof kept.key === "string" ? kept.key : "",
		lines: linesIn(kept.lines),
		pieces: piecesIn(kept),
		waiting: waitingIn(kept.waiting),
		...(typeof key === "string" &&
			sent.length > 0 && { sent: { key, lines: sent } }),
	};
}

/** What another session has left is nobody's. */
function contentOf(entry: BasketEntry): Record<string, unknown> {
	const kept = (readEntry(entry) ?? {}) as Record<string, unknown>;
	if (entry === basketEntry || kept.session === signedIn()?.key) return kept;
	removeEntry(entry);
	return {};
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

function write(
	{ version, ...basket }: Omit<Basket, "key">,
	entry: BasketEntry = basketEntry,
): boolean {
	const key = crypto.randomUUID();
	const sent = entry === outboxEntry && basket.sent?.lines;
	const untold = [...basket.waiting, ...(sent || [])];
	const waiting = untold.reduce((pieces, { quantity }) => pieces + quantity, 0);
	const pieces = { ...basket.pieces, waiting };
	const next: Basket = { ...basket, pieces, key, version: version + 1 };
	if (entry === basketEntry) return writeEntry(entry, next);
	const session = signedIn()?.key;
	return session !== undefined && writeEntry(entry, { ...next, session });
}

export function putInBasket(wanted: CartWish[]): boolean {
	return changeBasket((lines) => [...lines, ...wanted]);
}

/** Has it wait for a line. False where the device has no room. */
export function putAside(wanted: Basket["waiting"]): boolean {
	const entry = ownEntry();
	const before = readBasket(entry);
	const waiting = [...before.waiting, ...wanted];
	if (waitingIn(waiting).length < waiting.length) return false;
	const pieces = entry === outboxEntry ? cartCounts() : before.pieces;
	return write({ ...before, pieces, waiting }, entry);
}

/** The first of what waits are these lines now. */
export function endWaiting(
	entry: BasketEntry,
	count: number,
	found: CartWish[],
): void {
	if (count === 0) return;
	const before = readBasket(entry);
	const lines = linesIn([...before.lines, ...found]);
	write({ ...before, lines, waiting: before.waiting.slice(count) }, entry);
}

/** What is to be joined next, which stays until {@link noteJoined}; undefined where there is nothing. */
export function takeToJoin(entry: BasketEntry = basketEntry): Basket["sent"] {
	const { key, lines, sent, ...rest } = readBasket(entry);
	if (sent || lines.length === 0 || !key) return sent;
	const next = { key, lines };
	const pieces = noPieces;
	const isKept = write({ ...rest, lines: [], pieces, sent: next }, entry);
	return isKept ? next : undefined;
}

/** Notes what a session is about to put in; undefined where something stands before it, or the device keeps nothing. */
export function noteSending(wanted: CartWish[]): Basket["sent"] {
	const before = readBasket(outboxEntry);
	if (before.sent || before.lines.length + before.waiting.length > 0)
		return undefined;
	const sent = { key: crypto.randomUUID(), lines: linesIn(wanted) };
	return write({ ...before, sent }, outboxEntry) ? sent : undefined;
}

/** False where the device could not note it. */
export function noteJoined(
	key: string,
	entry: BasketEntry = basketEntry,
): boolean {
	const { sent, ...rest } = readBasket(entry);
	return sent?.key !== key || write(rest, entry);
}

/** What was put in while there was no script. */
export function takeCookie(): void {
	const kept = Cookies.get(basketCookie);
	if (!kept) return;
	Cookies.remove(basketCookie, { path: "/" });
	if (!putInBasket(linesOfCookie(kept)))
		Cookies.set(basketCookie, kept, { path: "/", sameSite: "lax" });
}
