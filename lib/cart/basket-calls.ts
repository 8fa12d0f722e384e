import { createTranslator } from "next-intl";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import type { Cart } from "@/gateway/contract/sales/cart";
import { browserApi } from "../api/browser";
import { logFault } from "../faults/log-fault";
import { askWords } from "../i18n/ask-words";
import type { Messages } from "../i18n/messages";
import { chosenLocation } from "../location/chosen-location";
import { notify } from "../page-state/notice";
import {
	changeBasket,
	noteJoined,
	readBasket,
	takeCookie,
	takeToJoin,
} from "./basket";
import { linesIn } from "./basket-lines";
import type { CartChange } from "./cart-change";
import { BasketFull } from "./cart-fault";
import type { CartWish } from "./cart-wish";
import { countPieces } from "./show-changes";

// messages: cart.basket.*

/** What lies on the device as the gateway sees it now. A change is kept once the gateway has agreed to it. */
export async function askBasket(
	locale: LocaleCode,
	change?: CartChange,
): Promise<Cart> {
	takeCookie();
	const place = chosenLocation();
	const isAdding = change?.kind === "save";
	const { lines } = readBasket();
	const cart = await browserApi(locale).post("/api/front/cart/basket", {
		body: {
			lines: isAdding ? lines : changed(lines, change),
			added: isAdding ? change.items : [],
			place: place && {
				latitude: place.latitude,
				longitude: place.longitude,
			},
		},
	});
	const answered = [
		...cart.groups.flatMap((one) => one.lines),
		...cart.invalid,
	];
	const known = new Set(answered.map(({ skuId }) => skuId));
	const unknown = lines.filter(({ skuId }) => !known.has(skuId));
	const gone = unknown.map(({ skuId }) => skuId);
	// What another tab has put in meanwhile stays.
	const keep = (now: CartWish[]) =>
		changed(now, change).filter(({ skuId }) => !gone.includes(skuId));
	const isKept = changeBasket(keep, countPieces(cart));
	if (!isKept && change) throw new BasketFull();
	return { ...cart, version: readBasket().version };
}

/** A line of a basket has the id of its sku. */
function changed(lines: CartWish[], change?: CartChange): CartWish[] {
	switch (change?.kind) {
		case "save":
			return linesIn([...lines, ...change.items]);
		case "quantity":
			return lines.map((line) =>
				line.skuId === change.id
					? { ...line, quantity: change.quantity }
					: line,
			);
		case "remove":
			return lines.filter(({ skuId }) => !change.ids.includes(skuId));
		default:
			return lines;
	}
}

let joining: Promise<void> | undefined;

/**
 * Joins what lies on the device with the cart of who is signed in, and says what did not all go in. Ends when there is
 * nothing left to join, or it could not be done: then the next page tries again.
 */
export function joinBasket(locale: LocaleCode): Promise<void> {
	// The page that goes while somebody signs in would take along what is to be said.
	if (document.hidden) return Promise.resolve();
	joining ??= join(locale)
		.catch((fault) => logFault("the basket", fault))
		.finally(() => {
			joining = undefined;
		});
	return joining;
}

async function join(locale: LocaleCode): Promise<void> {
	takeCookie();
	const api = browserApi(locale, { isQuiet: true });
	for (let sent = takeToJoin(); sent; sent = takeToJoin()) {
		const { key, lines } = sent;
		const { short } = await api.post("/api/front/cart/join", {
			body: lines,
			idempotencyKey: key,
		});
		if (short.length > 0) void tellShort(short, locale);
		if (!noteJoined(key)) return;
	}
}

async function tellShort(short: string[], locale: LocaleCode): Promise<void> {
	const messages = (await askWords("cart", locale)) as Messages;
	const t = createTranslator({ locale, messages, namespace: "cart.basket" });
	const names = new Intl.ListFormat(describeLocale(locale).intl, {
		type: "unit",
	}).format(short);
	notify(t("short", { names }), { isFault: true });
}
