import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { changeBasket, putInBasket, readBasket } from "@/lib/cart/basket";
import { sampleCart, sampleLine } from "@/lib/cart/testing/sample-cart";
import { hintCookie } from "@/lib/session/hint";
import messages from "@/messages/en.json";
import { Basket } from "./basket";

const names: Record<number, string> = { 70: "Rice", 80: "Tea" };

let isAway = false;
let states: Record<number, CartLine["state"]> = {};
let freight = "30.00";

/** As the gateway says what lies on the device. */
function answerTo(path: string, body: unknown): unknown {
	if (path.startsWith("/api/words")) return messages;
	if (isAway) return { code: 500, message: "Try again", data: null };
	const { lines } = JSON.parse(String(body));
	const answered = [...lines]
		.reverse()
		.map(({ skuId, quantity }: { skuId: number; quantity: number }) =>
			sampleLine(skuId, {
				skuId,
				quantity,
				name: names[skuId],
				state: states[skuId] ?? "available",
			}),
		);
	const isSold = ({ state }: CartLine) => state === "available";
	const cart = sampleCart(
		0,
		answered.filter(isSold),
		answered.filter((line) => !isSold(line)),
	);
	return { code: 200, data: { ...cart, totals: { ...cart.totals, freight } } };
}

beforeEach(() => {
	isAway = false;
	states = {};
	freight = "30.00";
	Cookies.remove(hintCookie);
	changeBasket(() => [
		{ skuId: 70, quantity: 2 },
		{ skuId: 80, quantity: 1 },
	]);
	window.fetch = (async (path: string, { body }: RequestInit = {}) => ({
		ok: true,
		headers: new Headers(),
		json: async () => answerTo(path, body),
	})) as never;
});

async function openBasket() {
	render(
		<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<Basket />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
	await act(async () => {});
}

const line = async (name: string) =>
	within(
		(await screen.findByRole("heading", { name })).closest("li") as HTMLElement,
	);

// First: what was read once stays in sight.
test("a basket that cannot be read is still there, and is asked for again", async () => {
	isAway = true;
	putInBasket([{ skuId: 70, quantity: 1 }]);
	await openBasket();
	const retry = await screen.findByRole("button", { name: "Try again" });
	isAway = false;
	fireEvent.click(retry);
	await line("Tea");
	expect(readBasket().lines).toHaveLength(2);
});

test("goods are changed and taken out on the device, and the focus goes to what is next", async () => {
	await openBasket();
	fireEvent.click(
		(await line("Rice")).getByRole("button", { name: /^One more/ }),
	);
	await waitFor(() =>
		expect(readBasket().lines).toEqual([
			{ skuId: 70, quantity: 3 },
			{ skuId: 80, quantity: 1 },
		]),
	);
	fireEvent.click((await line("Tea")).getByRole("button", { name: /^Remove/ }));
	expect((await line("Rice")).getByRole("button", { name: /^Remove/ })).toBe(
		document.activeElement,
	);
	expect(screen.getByText("“Tea” removed")).toBeInTheDocument();
	await waitFor(() => expect(readBasket().lines).toHaveLength(1));
	fireEvent.click(
		(await line("Rice")).getByRole("button", { name: /^Remove/ }),
	);
	expect(await screen.findByText("Your cart is still empty")).toBeVisible();
	await waitFor(() => expect(readBasket().lines).toEqual([]));
});

test("delivery is called free only where it is", async () => {
	await openBasket();
	await line("Rice");
	expect(screen.getByText("HK$30.00")).toBeInTheDocument();
	expect(screen.queryByText("Free")).toBeNull();
});

test("where nothing can be bought each line says why, and no sum stands below", async () => {
	states = { 70: "soldOut", 80: "offShelf" };
	await openBasket();
	expect((await line("Rice")).getByText("Sold out")).toBeInTheDocument();
	const gone = await line("Tea");
	expect(gone.getByText("No longer for sale")).toBeInTheDocument();
	expect(gone.queryByRole("link")).toBeNull();
	expect(screen.queryByText("Total")).toBeNull();
});
