import { act, fireEvent, render, screen, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { Cart } from "@/gateway/contract/sales/cart";
import { sampleCart, sampleLine } from "@/lib/cart/testing/sample-cart";
import { hintCookie, writeHint } from "@/lib/session/hint";
import messages from "@/messages/en.json";
import { CartPanel } from "./cart-panel";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

interface Asked {
	path: string;
	body: unknown;
	answer: (envelope: object) => Promise<void>;
}

const menuPath = "/api/front/user/menu/user";

let asked: Asked[] = [];
/** Grows over all tests: a page would never see its cart's version fall. */
let version = 0;

beforeEach(() => {
	asked = [];
	const hint = writeHint({ uid: 9, nickname: "Kit", kind: "member" });
	Cookies.set(hintCookie, hint);
	window.fetch = ((path: string, { body }: RequestInit = {}) =>
		new Promise((resolve) => {
			// Whether there are lists is asked beside the cart, and nothing here waits for it.
			if (path.startsWith(menuPath)) return;
			asked.push({
				path,
				body: body === undefined ? undefined : JSON.parse(String(body)),
				answer: (envelope) =>
					act(async () => {
						const headers = new Headers();
						resolve({ headers, json: async () => envelope } as Response);
					}),
			});
		})) as typeof fetch;
});

function openPanel() {
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<CartPanel />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
}

async function show(...[lines, invalid]: [Cart["invalid"], Cart["invalid"]?]) {
	openPanel();
	await act(async () => {});
	await asked[0]?.answer(done(lines, invalid));
}

function done(lines: Cart["invalid"], invalid?: Cart["invalid"]) {
	version++;
	return { code: 200, message: "", data: sampleCart(version, lines, invalid) };
}

const rice = sampleLine(1, {
	name: "Rice",
	price: "9.00",
	priceBefore: "12.00",
});
const tea = sampleLine(2, { name: "Tea", isChosen: false });
const lineOf = (name: string) =>
	within(screen.getByRole("heading", { name }).closest("li") as HTMLElement);
const sums = () => screen.getByRole("complementary").querySelector("dl");

test("while the cart is on its way its shape is shown, and said once", () => {
	openPanel();
	expect(screen.getByRole("status")).toHaveTextContent("Loading your cart");
});

test("a cheaper price is named by the difference, and reasons stand beside what cannot be bought", async () => {
	const gone = sampleLine(3, {
		name: "Lamp",
		state: "offShelf",
		isChosen: false,
	});
	const empty = sampleLine(4, {
		name: "Fan",
		state: "soldOut",
		isChosen: false,
	});
	await show([rice, tea], [gone, empty]);
	expect(
		lineOf("Rice").getByText("HK$3.00 cheaper than when you added it"),
	).toBeVisible();
	expect(lineOf("Lamp").getByText("No longer for sale")).toBeVisible();
	expect(lineOf("Fan").getByText("Sold out")).toBeVisible();
});

test("a click shows at once, and sums that are not yet right say so", async () => {
	await show([rice, tea]);
	fireEvent.click(lineOf("Rice").getByRole("button", { name: /^One more/ }));
	expect(lineOf("Rice").getByRole("textbox")).toHaveValue("2");
	expect(sums()).toHaveAttribute("aria-busy", "true");
	expect(asked[1]?.body).toEqual({ id: 1, quantity: 2 });
	await asked[1]?.answer(done([{ ...rice, quantity: 2 }, tea]));
	expect(sums()).toHaveAttribute("aria-busy", "false");
});

test("a quantity that cannot be had goes back, and the line says how many there are", async () => {
	await show([rice, tea]);
	fireEvent.click(lineOf("Rice").getByRole("button", { name: /^One more/ }));
	await asked[1]?.answer({
		code: 409,
		message: "fewer",
		data: { skuId: 101, quantityMax: 1, inCart: 1 },
	});
	expect(lineOf("Rice").getByRole("textbox")).toHaveValue("1");
	expect(lineOf("Rice").getByText(/You can buy 1 at most/)).toBeVisible();
});

test("a group is chosen whole, in part or not at all", async () => {
	await show([rice, tea]);
	const group = screen.getByRole("checkbox", {
		name: /everything from Merchant/,
	});
	expect(group).toBePartiallyChecked();
	fireEvent.click(group);
	expect(group).toBeChecked();
	expect(asked[1]?.body).toEqual({ ids: [1, 2], isChosen: true });
	await asked[1]?.answer(done([rice, { ...tea, isChosen: true }]));
	expect(group).toBeChecked();
});

test("there is no way on with nothing chosen, nor for a supermarket's goods that no store brings", async () => {
	await show([tea]);
	const way = screen.getByRole("button", { name: "Check out" });
	expect(way).toHaveAccessibleDescription("Choose what you want to buy first.");
	fireEvent.click(lineOf("Tea").getByRole("checkbox"));
	const lost = done([{ ...tea, isChosen: true }]);
	for (const group of lost.data.groups) group.cartType = "SUPERMARKET";
	await asked[1]?.answer(lost);
	expect(
		screen.getByRole("button", { name: "Check out (1)" }),
	).toHaveAccessibleDescription(/place we deliver to/);
	expect(
		await screen.findByRole("button", { name: "Choose a place" }),
	).toBeVisible();
});

test("with goods chosen the way leads on to the order", async () => {
	await show([rice]);
	expect(screen.getByRole("link", { name: "Check out (1)" })).toHaveAttribute(
		"href",
		"/en/order/order_confirm",
	);
});
