import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ShoppingList } from "@/gateway/contract/sales/shopping-list";
import messages from "@/messages/en.json";
import { ListCard } from "./list-card";

const line = {
	skuId: 7,
	goodsId: 3,
	name: "Rice",
	image: "/rice.webp",
	unit: null,
	options: {},
	cartType: "SUPERMARKET" as const,
	quantity: 2,
	quantityMax: 9,
	price: "12.00",
	lastPrice: "10.50",
	state: "available" as const,
};
const list: ShoppingList = {
	id: 4,
	name: "Saturdays",
	rhythm: { kind: "weeks", every: 2, weekday: 6 },
	nextOn: "2026-12-12",
	isPaused: false,
	remindedOn: null,
	lines: [
		line,
		{ ...line, skuId: 8, name: "Tea", state: "soldOut" },
		{ ...line, skuId: 9, name: "Oil", state: "offShelf" },
	],
};
let asked: string[] = [];

beforeEach(() => {
	asked = [];
	window.fetch = (async (path: string) => {
		asked.push(path);
		const data = { added: 2, short: ["Tea", "Oil"], dearer: [line] };
		return {
			json: async () => ({ code: 200, message: "", data }),
			headers: new Headers(),
		};
	}) as never;
});

function show(to: Partial<ShoppingList> = {}) {
	const onChange = jest.fn();
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ListCard
				list={{ ...list, ...to }}
				onEdit={() => {}}
				onChange={onChange}
			/>
		</NextIntlClientProvider>,
	);
	return onChange;
}

test("a list says when it comes back, what cannot be had and what costs more", () => {
	show();
	const card = screen.getByRole("region", { name: "Saturdays" });
	expect(card).toHaveTextContent(
		"Every 2 weeks, Saturday · next on Saturday, 12 December 2026",
	);
	expect(card).toHaveTextContent("HK$12.00 · HK$1.50 dearer than last time");
	expect(card).toHaveTextContent("Sold out for now");
	expect(card).toHaveTextContent("No longer sold");
	expect(screen.queryByRole("link", { name: "Oil" })).toBeNull();
});

test("a list that is paused has no day to skip, and can go on", () => {
	show({ isPaused: true, nextOn: null });
	expect(screen.queryByRole("button", { name: /Skip/ })).toBeNull();
	expect(
		screen.getByRole("button", { name: "Start again Saturdays" }),
	).toBeVisible();
});

test("one press asks the gateway to put it into the cart, and the list is read anew", async () => {
	const onChange = show();
	fireEvent.click(
		screen.getByRole("button", { name: "Put it in the cart Saturdays" }),
	);
	await waitFor(() => expect(onChange).toHaveBeenCalled());
	expect(asked[0]).toContain("/api/front/shopping-list/buy/4");
});
