import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	waitFor,
} from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { NoticeController } from "@/components/layout/notice/notice-controller";
import { putInBasket, readBasket } from "@/lib/cart/basket";
import { sampleCart, sampleLine } from "@/lib/cart/testing/sample-cart";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { closeLogin, useLoginRequest } from "@/lib/session/login-dialog";
import { noteSignedIn } from "@/lib/session/signed-in";
import messages from "@/messages/en.json";
import { CartController } from "./cart-controller";
import { CartCount } from "./cart-count";

const sku = {
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

/** What the gateway was asked to put in. */
let saved: unknown[] = [];
/** Baskets that were joined, by their keys. */
let joined: { key: string; lines: unknown }[] = [];
let isJoinLost = false;
let skus: object[] = [];
/** Grows over all tests: a page would never see its cart's version fall. */
let version = 0;

function answerTo(path: string, body: unknown, key = ""): unknown {
	if (path.startsWith("/api/words")) return messages;
	if (path.endsWith("/cart/basket")) {
		const { lines, added } = JSON.parse(String(body));
		const quantity = lines.length + added.length;
		const line = sampleLine(1, { skuId: 70, quantity });
		return { code: 200, data: sampleCart(0, [line]) };
	}
	if (path.endsWith("/cart/join")) {
		joined.push({ key, lines: JSON.parse(String(body)) });
		if (isJoinLost) throw new Error("the answer is lost");
		return { code: 200, data: { added: 1, short: [] } };
	}
	if (path.includes("/product/detail/"))
		return { code: 200, data: { ...goods, skus } };
	if (path.includes("/pc/cart/count"))
		return { code: 200, data: { count: path.includes("SUPERMARKET") ? 3 : 1 } };
	if (!path.endsWith("/cart/save")) throw new Error(`asked ${path}`);
	saved.push(JSON.parse(String(body)));
	version++;
	const line = sampleLine(1, { quantity: 5 });
	return { code: 200, data: sampleCart(version, [line]) };
}

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

beforeEach(() => {
	saved = [];
	joined = [];
	isJoinLost = false;
	localStorage.clear();
	skus = [{ ...sku, id: 70 }];
	sessionStorage.clear();
	Cookies.remove(hintCookie);
	window.matchMedia = (() => ({ matches: true })) as never;
	window.fetch = (async (path: string, request: RequestInit = {}) => {
		const headers = new Headers(request.headers);
		const key = headers.get("idempotency-key") ?? "";
		return {
			ok: true,
			headers: new Headers(),
			json: async () => answerTo(path, request.body, key),
		};
	}) as never;
});

function signIn() {
	Cookies.set(
		hintCookie,
		writeHint({ uid: 9, nickname: "Kit", kind: "member" }),
	);
	act(noteSignedIn);
}

function Asked() {
	return <output>{useLoginRequest()?.reason ?? "closed"}</output>;
}

function openPage() {
	act(closeLogin);
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<ul>
				<li className="goods">
					<a href="/en/goods_detail/7">Rice</a>
					<button type="button" className="add">
						Add
					</button>
				</li>
			</ul>
			<CartCount />
			<CartController />
			<NoticeController />
			<Asked />
		</NextIntlClientProvider>,
	);
}

const add = () => fireEvent.click(screen.getByRole("button", { name: "Add" }));

test("a goods of one sku goes in by its card, is said, and counts", async () => {
	signIn();
	openPage();
	expect(
		await screen.findByText(
			"4 pieces: 3 from the supermarket, 1 from the mall",
		),
	).toBeInTheDocument();
	add();
	expect(await screen.findByText("Added to your cart")).toBeVisible();
	expect(saved).toEqual([[{ skuId: 70, quantity: 1 }]]);
	expect(screen.getByText("5 pieces")).toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Add" })).not.toHaveAttribute(
		"aria-busy",
	);
});

test("of a goods with several skus a shopper chooses one first", async () => {
	skus = [
		{ ...sku, id: 70, options: { pack: "Small" } },
		{ ...sku, id: 71, options: { pack: "Large" } },
	];
	signIn();
	openPage();
	add();
	fireEvent.click(await screen.findByRole("link", { name: "Large" }));
	expect(saved).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Add to cart" }));
	await screen.findByText("Added to your cart");
	expect(saved).toEqual([[{ skuId: 71, quantity: 1 }]]);
});

const pieces = (words: string) => screen.findByText(words);

test("a visitor is asked nothing: the goods lie on the device, and count", async () => {
	openPage();
	add();
	expect(await screen.findByText("Added to your cart")).toBeVisible();
	expect(await pieces("1 piece")).toBeInTheDocument();
	expect(screen.getByText("closed")).toBeInTheDocument();
	expect(readBasket().lines).toEqual([{ skuId: 70, quantity: 1 }]);
	fireEvent.click(screen.getByRole("button", { name: "View" }));
	expect(screen.getByText("cart")).toBeInTheDocument();
	expect([saved, joined]).toEqual([[], []]);
});

test("a page that is opened anew counts what lies on the device, and asks nobody", async () => {
	putInBasket([{ skuId: 70, quantity: 2 }]);
	const kept = JSON.parse(localStorage.getItem("hk-basket") ?? "");
	kept.content.pieces = { SUPERMARKET: 0, E_COMMERCE: 2 };
	localStorage.setItem("hk-basket", JSON.stringify(kept));
	const asked = jest.spyOn(window, "fetch");
	openPage();
	expect(await pieces("2 pieces")).toBeInTheDocument();
	expect(asked).not.toHaveBeenCalled();
});

test("whoever signs in finds the basket joined with the own cart, and the device empty", async () => {
	putInBasket([{ skuId: 70, quantity: 3 }]);
	openPage();
	signIn();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	expect(joined).toEqual([
		{ key: expect.any(String), lines: [{ skuId: 70, quantity: 3 }] },
	]);
	expect(readBasket().lines).toEqual([]);
	expect(readBasket().sent).toBeUndefined();
});

test("where the answer is lost nothing is, and the next page asks by the same key", async () => {
	jest.spyOn(console, "warn").mockImplementation(() => {});
	putInBasket([{ skuId: 70, quantity: 3 }]);
	isJoinLost = true;
	openPage();
	signIn();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	cleanup();
	isJoinLost = false;
	openPage();
	await waitFor(() => expect(readBasket().sent).toBeUndefined());
	expect(joined).toHaveLength(2);
	expect(joined[1]).toEqual(joined[0]);
});

test("a page that is going leaves the basket to the one that comes", async () => {
	putInBasket([{ skuId: 70, quantity: 3 }]);
	openPage();
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	signIn();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	hidden.mockRestore();
	expect(joined).toEqual([]);
	expect(readBasket().lines).toHaveLength(1);
});

test("an empty basket shows no number", async () => {
	openPage();
	await act(async () => {});
	expect(screen.queryByText(/piece/)).toBeNull();
});
