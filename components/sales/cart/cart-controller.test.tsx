import { act, fireEvent, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { NoticeController } from "@/components/layout/notice/notice-controller";
import { keepWish } from "@/lib/cart/cart-wish";
import { sampleCart, sampleLine } from "@/lib/cart/testing/sample-cart";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { closeLogin, useLoginRequest } from "@/lib/session/login-dialog";
import { noteSignedIn } from "@/lib/session/signed-in";
import { readEntry } from "@/lib/storage/storage";
import messages from "@/messages/en.json";
import { CartController } from "./cart-controller";
import { CartCount } from "./cart-count";

const sku = {
	options: {},
	price: "10.00",
	oldPrice: null,
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
let skus: object[] = [];
/** Grows over all tests: a page would never see its cart's version fall. */
let version = 0;

function answerTo(path: string, body: unknown): unknown {
	if (path.startsWith("/api/words")) return messages;
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
	skus = [{ ...sku, id: 70 }];
	sessionStorage.clear();
	Cookies.remove(hintCookie);
	window.matchMedia = (() => ({ matches: true })) as never;
	window.fetch = (async (path: string, { body }: RequestInit = {}) => ({
		ok: true,
		headers: new Headers(),
		json: async () => answerTo(path, body),
	})) as never;
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

test("a visitor's wish is kept while signing in is asked for, and goes in once", async () => {
	openPage();
	add();
	expect(await screen.findByText("addToCart")).toBeInTheDocument();
	expect(readEntry("cart-wish", "session")).toMatchObject({ skuId: 70 });
	expect(saved).toEqual([]);
	signIn();
	await screen.findByText("What you wanted is in your cart now");
	expect(saved).toEqual([[{ skuId: 70, quantity: 1 }]]);
	expect(readEntry("cart-wish", "session")).toBeUndefined();
});

test("a wish that was kept before the page came goes in for who is signed in", async () => {
	keepWish({ skuId: 70, quantity: 3 });
	signIn();
	openPage();
	await screen.findByText("What you wanted is in your cart now");
	expect(saved).toEqual([[{ skuId: 70, quantity: 3 }]]);
});

test("a page that is going leaves the wish to the one that comes", async () => {
	keepWish({ skuId: 70, quantity: 3 });
	openPage();
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	signIn();
	expect(
		await screen.findByText(
			"4 pieces: 3 from the supermarket, 1 from the mall",
		),
	).toBeInTheDocument();
	hidden.mockRestore();
	expect(saved).toEqual([]);
	expect(readEntry("cart-wish", "session")).toMatchObject({ skuId: 70 });
});

test("a visitor's cart is not asked for, and shows no number", async () => {
	openPage();
	await act(async () => {});
	expect(screen.queryByText(/pieces/)).toBeNull();
});
