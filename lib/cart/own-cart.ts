import { useSyncExternalStore } from "react";
import { mutate } from "swr";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { Cart } from "@/gateway/contract/sales/cart";
import type { Api } from "../api/api";
import { browserApi } from "../api/browser";
import { createListeners } from "../page-state/store";
import { accountKey } from "../session/account-answers";
import { signedIn } from "../session/signed-in";
import { ownEntry, readBasket } from "./basket";
import { askBasket } from "./basket-calls";
import type { CartChange } from "./cart-change";
import { type CartCounts, noteCartCount } from "./cart-count";
import { Waits } from "./cart-fault";
import {
	type CartStore,
	type CartView,
	createCartStore,
	unknownCart,
} from "./cart-store";
import { putInOwnBasket, putInOwnCart } from "./put-or-wait";
import { settle } from "./settle";
import { countPieces } from "./show-changes";

// The cart of who is signed in, or the basket of a visitor's device, one for all of a page. What another account left on
// the page goes with it.

export const cartKey = [accountKey, "cart"] as const;

/** What tabs tell each other: the cart itself speaks the language of its tab. */
interface Notified {
	account: number;
	version: number;
	pieces: CartCounts;
}

interface OwnCart {
	account: number | undefined;
	locale: LocaleCode;
	store: CartStore;
}

const { tell: tellListeners, listen } = createListeners();
let own: OwnCart | undefined;
let channel: BroadcastChannel | undefined;

function tell() {
	noteCartCount({ ...own?.store.view().pieces, waiting: piecesWaiting() });
	tellListeners();
}

/** A session that ends under a page leaves the page as it is, until a visitor puts something in. */
function storeOf(locale: LocaleCode, isAdding = false): CartStore {
	const account = signedIn()?.uid;
	const isKept = account === undefined && !isAdding;
	if (own && (isKept || own.account === account)) {
		own.locale = locale;
		return own.store;
	}
	const store = createCartStore((change) => {
		const language = own?.locale ?? locale;
		if (change.kind === "save") {
			const put = account === undefined ? putInOwnBasket : putInOwnCart;
			return put(change.items, language);
		}
		return account === undefined
			? askBasket(language, change)
			: send(browserApi(language), change);
	});
	own = { account, locale, store };
	store.listen(() => own?.store === store && tell());
	tell();
	return store;
}

const piecesWaiting = () => readBasket(ownEntry()).pieces.waiting ?? 0;

function send(
	api: Api,
	change: Exclude<CartChange, { kind: "save" }>,
): Promise<Cart> {
	switch (change.kind) {
		case "quantity":
			return api.post("/api/front/cart/num", {
				body: { id: change.id, quantity: change.quantity },
			});
		case "remove":
			return api.post("/api/front/cart/delete", { body: { ids: change.ids } });
		case "keep":
			return api.post("/api/front/cart/to/collect", {
				body: { ids: change.ids },
			});
		case "sku":
			return api.post("/api/front/cart/change-sku", {
				body: { id: change.id, skuId: change.skuId },
			});
		case "choose":
			return api.post("/api/front/cart/choose", {
				body: { ids: change.ids, isChosen: change.isChosen },
			});
	}
}

/** Asks for the whole cart, with what lay on the device. */
export async function readCart(locale: LocaleCode): Promise<Cart> {
	const store = storeOf(locale);
	const isOfDevice = own?.account === undefined;
	await settle(locale);
	const cart = isOfDevice
		? await askBasket(locale)
		: await browserApi(locale).get("/api/front/cart/list");
	store.receive(cart);
	return cart;
}

/** Shown at once; rejects with the reason where the gateway refuses, and the cart is read anew. */
export async function changeCart(
	change: CartChange,
	locale: LocaleCode,
): Promise<Cart> {
	const store = storeOf(locale, change.kind === "save");
	try {
		const cart = await store.change(change);
		tellOtherTabs(cart);
		return cart;
	} catch (error) {
		if (error instanceof Waits) expectLine(locale);
		// Whether the gateway did it before the answer was lost is for the gateway to say.
		void mutate(isCartKey);
		throw error;
	}
}

function isCartKey(key: unknown): boolean {
	return Array.isArray(key) && cartKey.every((word, at) => key[at] === word);
}

/** Joins what lay on the device, asks for the numbers of both areas, and from then on listens to other tabs. */
export async function followCart(locale: LocaleCode): Promise<void> {
	const store = storeOf(locale);
	if (piecesWaiting() > 0) {
		noteCartCount(readBasket(ownEntry()).pieces);
		expectLine(locale);
	}
	if (own?.account === undefined) return void (await readCart(locale));
	listenToOtherTabs();
	await settle(locale);
	tell();
	const version = store.version();
	const api = browserApi(locale);
	const [supermarket, mall] = await Promise.all([
		api.get("/api/front/pc/cart/count", { query: { cartType: "SUPERMARKET" } }),
		api.get("/api/front/pc/cart/count", { query: { cartType: "E_COMMERCE" } }),
	]);
	// A command answered in between knows better.
	const isLate = store.version() > version || store.view().changes.length > 0;
	if (!isLate && own?.store === store)
		noteCartCount({ SUPERMARKET: supermarket.count, E_COMMERCE: mall.count });
}

const retryMs = 15_000;
let retry: number | undefined;
let spoken: LocaleCode | undefined;

/** What waits on the device is told the shop once there is a line; where the device did not notice, in a while. */
export function expectLine(locale: LocaleCode): void {
	spoken = locale;
	tell();
	window.addEventListener("online", comeBack);
	window.clearTimeout(retry);
	retry = window.setTimeout(comeBack, retryMs);
}

async function comeBack(): Promise<void> {
	if (!spoken || piecesWaiting() === 0) return;
	if (!navigator.onLine) return expectLine(spoken);
	try {
		await followCart(spoken);
		await mutate(isCartKey);
	} catch {
		expectLine(spoken);
	}
}

function openChannel(): BroadcastChannel | undefined {
	if (!channel && "BroadcastChannel" in window)
		channel = new BroadcastChannel("hk-cart");
	return channel;
}

function tellOtherTabs(cart: Cart) {
	const account = signedIn()?.uid;
	if (account === undefined) return;
	const { version } = cart;
	const notified: Notified = { account, version, pieces: countPieces(cart) };
	openChannel()?.postMessage(notified);
}

function listenToOtherTabs() {
	const opened = openChannel();
	if (!opened) return;
	opened.onmessage = ({ data }: MessageEvent<Notified>) => {
		if (!own || data.account !== own.account) return;
		if (data.version <= own.store.version()) return;
		noteCartCount(data.pieces);
		void mutate(isCartKey);
	};
}

export function useCartView(): CartView {
	return useSyncExternalStore(
		listen,
		() => own?.store.view() ?? unknownCart,
		() => unknownCart,
	);
}
