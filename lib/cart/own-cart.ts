import { useSyncExternalStore } from "react";
import { mutate } from "swr";
import type { Cart } from "@/gateway/contract/cart";
import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "../api/browser";
import { countCart, listCart } from "../api/cart";
import { accountKey } from "../session/account-answers";
import { signedIn } from "../session/signed-in";
import type { CartChange } from "./cart-change";
import { type CartCounts, noteCartCount } from "./cart-count";
import {
	type CartKeeper,
	type CartView,
	createCartKeeper,
	unknownCart,
} from "./cart-keeper";
import { sendChange } from "./send-change";
import { countPieces } from "./show-changes";

// The cart of who is signed in, one for all of a page. What another account left on the page goes with it.

export const cartKey = [accountKey, "cart"] as const;

/** What tabs tell each other: the cart itself speaks the language of its tab. */
interface Told {
	account: number;
	version: number;
	pieces: CartCounts;
}

interface OwnCart {
	account: number | undefined;
	locale: LocaleCode;
	keeper: CartKeeper;
}

const listeners = new Set<() => void>();
let own: OwnCart | undefined;
let channel: BroadcastChannel | undefined;

function tell() {
	const pieces = own?.keeper.view().pieces;
	if (pieces !== undefined) noteCartCount(pieces);
	for (const listener of listeners) listener();
}

function keeperOf(locale: LocaleCode): CartKeeper {
	const account = signedIn()?.uid;
	// A session that ends under a page leaves the page as it is.
	if (own && (account === undefined || own.account === account)) {
		own.locale = locale;
		return own.keeper;
	}
	const keeper = createCartKeeper((change) =>
		sendChange(browserApi(own?.locale ?? locale), change),
	);
	own = { account, locale, keeper };
	keeper.listen(() => own?.keeper === keeper && tell());
	tell();
	return keeper;
}

/** Asks for the whole cart. */
export async function readCart(locale: LocaleCode): Promise<Cart> {
	const keeper = keeperOf(locale);
	const cart = await listCart(browserApi(locale));
	keeper.receive(cart);
	return cart;
}

/** Shown at once; rejects with the reason where the gateway refuses, and the cart is read anew. */
export async function changeCart(
	change: CartChange,
	locale: LocaleCode,
): Promise<Cart> {
	const keeper = keeperOf(locale);
	try {
		const cart = await keeper.change(change);
		tellOtherTabs(cart);
		return cart;
	} catch (error) {
		// Whether the gateway did it before the answer was lost is for the gateway to say.
		void mutate(isCartKey);
		throw error;
	}
}

function isCartKey(key: unknown): boolean {
	return Array.isArray(key) && cartKey.every((word, at) => key[at] === word);
}

/** Asks for the numbers of both areas, and from then on listens to other tabs. */
export async function followCart(locale: LocaleCode): Promise<void> {
	const keeper = keeperOf(locale);
	listenToOtherTabs();
	const version = keeper.version();
	const api = browserApi(locale);
	const [store, mall] = await Promise.all([
		countCart(api, { cartType: "SUPERMARKET" }),
		countCart(api, { cartType: "E_COMMERCE" }),
	]);
	// A command answered in between knows better.
	const isLate = keeper.version() > version || keeper.view().changes.length > 0;
	if (!isLate && own?.keeper === keeper)
		noteCartCount({ SUPERMARKET: store.count, E_COMMERCE: mall.count });
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
	const told: Told = { account, version, pieces: countPieces(cart) };
	openChannel()?.postMessage(told);
}

function listenToOtherTabs() {
	const opened = openChannel();
	if (!opened) return;
	opened.onmessage = ({ data }: MessageEvent<Told>) => {
		if (!own || data.account !== own.account) return;
		if (data.version <= own.keeper.version()) return;
		noteCartCount(data.pieces);
		void mutate(isCartKey);
	};
}

function listen(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export function useCartView(): CartView {
	return useSyncExternalStore(
		listen,
		() => own?.keeper.view() ?? unknownCart,
		() => unknownCart,
	);
}
