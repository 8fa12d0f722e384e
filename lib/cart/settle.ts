import type { LocaleCode } from "@/gateway/contract/locale";
import type { Cart } from "@/gateway/contract/sales/cart";
import type { Api } from "../api/api";
import { ApiError } from "../api/api-error";
import { browserApi } from "../api/browser";
import { logFault } from "../faults/log-fault";
import {
	endWaiting,
	noteJoined,
	ownEntry,
	readBasket,
	takeCookie,
	takeToJoin,
} from "./basket";
import { askBasket, linesOfCart } from "./basket-calls";
import { type BasketEntry, basketEntry, outboxEntry } from "./basket-names";
import type { CartWish, GoodsWish } from "./cart-wish";
import { inTurn } from "./in-turn";
import { type Otherwise, type Settled, tellSettled } from "./tell-settled";

// What lies on the device and the shop does not know of. For a visitor the gateway is asked about it, else it is joined
// with the account's cart; either way what is otherwise than it was seen is told once.

let settling: Promise<void> | undefined;

/** Ends when nothing is left, or it could not be done: then the next page tries again. */
export function settle(locale: LocaleCode): Promise<void> {
	// The page that goes while somebody signs in would take along what is to be said.
	if (document.hidden) return Promise.resolve();
	settling ??= inTurn(() => settleOwn(locale))
		.catch((fault) => logFault("the basket", fault))
		.finally(() => {
			settling = undefined;
		});
	return settling;
}

async function settleOwn(locale: LocaleCode): Promise<void> {
	takeCookie();
	const settled: Settled = { isLate: false, changed: [] };
	try {
		if (ownEntry() === basketEntry) await ask(locale, settled);
		else
			for (const entry of [basketEntry, outboxEntry] as const)
				await join(entry, locale, settled);
	} finally {
		tellSettled(settled, locale).catch((fault) => logFault("words", fault));
	}
}

async function ask(locale: LocaleCode, settled: Settled): Promise<void> {
	const { waiting, wishes, changed } = await findWaiting(basketEntry, locale);
	if (waiting === 0) return;
	const cart = await askBasket(locale, {
		kind: "save",
		items: wishes,
		isTaken: true,
	});
	endWaiting(basketEntry, waiting, []);
	settled.isLate = true;
	settled.changed.push(...changed, ...otherwiseIn(cart, wishes));
}

async function join(
	entry: BasketEntry,
	locale: LocaleCode,
	settled: Settled,
): Promise<void> {
	const api = browserApi(locale, { isQuiet: true });
	const { waiting, wishes, changed } = await findWaiting(entry, locale);
	endWaiting(entry, waiting, wishes);
	settled.isLate ||= waiting > 0;
	settled.changed.push(...changed);
	for (let sent = takeToJoin(entry); sent; sent = takeToJoin(entry)) {
		const { key, lines } = sent;
		const answer = await api
			.post("/api/front/cart/join", { body: lines, idempotencyKey: key })
			.catch(dropRefused);
		settled.isLate ||= entry === outboxEntry;
		settled.changed.push(...answer.changed);
		if (!noteJoined(key, entry)) return;
	}
}

/** What the gateway will never take is not asked about for ever. */
function dropRefused(fault: unknown): { changed: Otherwise[] } {
	if (fault instanceof ApiError && [400, 409].includes(fault.code))
		return { changed: [] };
	throw fault;
}

/** What waits, with skus. */
async function findWaiting(entry: BasketEntry, locale: LocaleCode) {
	const { waiting } = readBasket(entry);
	const api = browserApi(locale, { isQuiet: true });
	const found = await Promise.all(
		waiting.map((one) => ("skuId" in one ? one : findSku(api, one))),
	);
	return {
		waiting: waiting.length,
		wishes: found.filter((one) => "skuId" in one),
		changed: found.filter((one) => "state" in one),
	};
}

async function findSku(
	api: Api,
	{ goodsId, name, quantity, priceSeen }: GoodsWish,
): Promise<CartWish | Otherwise> {
	const skus = await api
		.get("/api/front/product/detail/{id}", { params: { id: goodsId } })
		.then((goods) => goods.skus, noneOfGone);
	const [only, ...others] = skus;
	if (only && others.length === 0)
		return { skuId: only.id, quantity, priceSeen };
	return {
		goodsId,
		name,
		state: only ? "open" : "offShelf",
		added: 0,
		price: only?.price ?? "0.00",
		priceBefore: null,
	};
}

function noneOfGone(fault: unknown) {
	if (fault instanceof ApiError && fault.code === 404) return [];
	throw fault;
}

function otherwiseIn(cart: Cart, wishes: CartWish[]): Otherwise[] {
	const skuIds = new Set(wishes.map(({ skuId }) => skuId));
	return linesOfCart(cart)
		.filter(({ skuId }) => skuIds.has(skuId))
		.filter((line) => line.priceBefore || line.state !== "available")
		.map(({ quantity, quantityMax, ...line }) => ({
			...line,
			added: Math.min(quantity, quantityMax),
		}));
}
