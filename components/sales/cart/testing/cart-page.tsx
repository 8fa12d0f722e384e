import { act, fireEvent, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { NoticeController } from "@/components/layout/notice/notice-controller";
import { Price } from "@/components/ui/price";
import { sampleCart, sampleLine } from "@/lib/cart/testing/sample-cart";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { closeLogin, useLoginRequest } from "@/lib/session/login-dialog";
import { noteSignedIn } from "@/lib/session/signed-in";
import messages from "@/messages/en.json";
import { CartController } from "../cart-controller";
import { CartCount } from "../cart-count";

/** A sku of the goods whose card stands on the page. */
export const sku = {
	options: {},
	price: "10.00",
	oldPrice: null,
	content: null,
	unitPrice: null,
	lowestBefore: null,
	stock: 5,
	image: null,
};
const goods = {
	id: 7,
	name: "Rice",
	image: "/sample/rice.webp",
	cartType: "SUPERMARKET",
	price: "10.00",
	options: [{ name: "pack", values: ["Small", "Large"] }],
};

/** What its card puts in. */
export const rice = { skuId: 70, quantity: 1, priceSeen: "1012.00" };

interface Asked {
	key: string;
	lines: unknown;
}

/** Stands in for the gateway of a page. */
export interface CartPage {
	/** What was put in, and baskets that were joined, each with its key. */
	saved: Asked[];
	joined: Asked[];
	/** Calls whose answers are cut. */
	lost?: "save" | "join";
	hasLine: boolean;
	skus: object[];
	/** What is otherwise than it was seen when it is joined. */
	changed: object[];
}

/** Grows over all tests: a page would never see its cart's version fall. */
let version = 0;

function answerTo(page: CartPage, path: string, asked: Asked): unknown {
	if (path.startsWith("/api/words")) return messages;
	if (path.endsWith("/cart/basket")) {
		const { lines, added } = asked.lines as Record<string, unknown[]>;
		const quantity = Number(lines?.length) + Number(added?.length);
		const line = sampleLine(1, { skuId: 70, quantity });
		return { code: 200, data: sampleCart(0, [line]) };
	}
	if (path.endsWith("/cart/join")) {
		page.joined.push(asked);
		if (page.lost === "join") throw new Error("the answer is lost");
		const { changed } = page;
		return { code: 200, data: { added: 1, short: [], changed } };
	}
	if (path.includes("/product/detail/"))
		return { code: 200, data: { ...goods, skus: page.skus } };
	if (path.includes("/pc/cart/count"))
		return { code: 200, data: { count: path.includes("SUPERMARKET") ? 3 : 1 } };
	if (!path.endsWith("/cart/save")) throw new Error(`asked ${path}`);
	page.saved.push(asked);
	if (page.lost === "save") throw new Error("the answer is lost");
	version++;
	const line = sampleLine(1, { quantity: 5 });
	return { code: 200, data: sampleCart(version, [line]) };
}

/** A device with nothing on it, and nobody signed in. */
export function freshCartPage(): CartPage {
	const page: CartPage = {
		saved: [],
		joined: [],
		hasLine: true,
		skus: [{ ...sku, id: 70 }],
		changed: [],
	};
	localStorage.clear();
	sessionStorage.clear();
	Cookies.remove(hintCookie);
	window.matchMedia = (() => ({ matches: true })) as never;
	jest.spyOn(navigator, "onLine", "get").mockImplementation(() => page.hasLine);
	window.fetch = (async (path: string, request: RequestInit = {}) => {
		if (!page.hasLine && !path.startsWith("/api/words"))
			throw new TypeError("Failed to fetch");
		const headers = new Headers(request.headers);
		const key = headers.get("idempotency-key") ?? "";
		const lines = request.body && JSON.parse(String(request.body));
		return {
			ok: true,
			headers: new Headers(),
			json: async () => answerTo(page, path, { key, lines }),
		};
	}) as never;
	return page;
}

export function signIn(key = "session-of-kit") {
	const hint = { uid: 9, nickname: "Kit", kind: "member" as const, key };
	Cookies.set(hintCookie, writeHint(hint));
	act(noteSignedIn);
}

function AskedToSignIn() {
	return <output>{useLoginRequest()?.reason ?? "closed"}</output>;
}

export function openPage() {
	act(closeLogin);
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<ul>
				<li className="goods">
					<a href="/en/goods_detail/7">Rice</a>
					<Price amount="1012.00" />
					<button type="button" className="add">
						Add
					</button>
				</li>
			</ul>
			<CartCount />
			<CartController />
			<NoticeController />
			<AskedToSignIn />
		</NextIntlClientProvider>,
	);
}

export const add = () =>
	fireEvent.click(screen.getByRole("button", { name: "Add" }));
/** What the icon of the cart says. */
export const pieces = (words: string) => screen.findByText(words);
