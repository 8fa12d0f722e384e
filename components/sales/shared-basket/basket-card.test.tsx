import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { SharedBasket } from "@/gateway/contract/sales/shared-basket";
import messages from "@/messages/en.json";
import { BasketCard } from "./basket-card";

const line = {
	skuId: 7,
	goodsId: 3,
	memberId: 1,
	name: "Rice",
	image: "/rice.webp",
	unit: null,
	options: {},
	price: "12.00",
	quantity: 2,
	pieces: 2,
	subtotal: "24.00",
	state: "available" as const,
};
const member = { isYou: false, isOwner: false, pieces: 2, share: "24.00" };
const basket: SharedBasket = {
	id: 4,
	version: 3,
	isOwn: false,
	members: [
		{ ...member, id: 1, name: "Ada", isOwner: true },
		{ ...member, id: 2, name: "Mei", isYou: true },
	],
	lines: [line, { ...line, skuId: 8, memberId: 2, name: "Tea" }],
	pieces: 4,
	total: "48.00",
	taken: null,
	endsAt: "2026-12-12T00:00:00.000Z",
};

beforeEach(() => {
	window.fetch = (() => new Promise(() => {})) as never;
});

function show(to: Partial<SharedBasket> = {}) {
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<BasketCard
				basket={{ ...basket, ...to }}
				token={undefined}
				onChange={() => {}}
			/>
		</NextIntlClientProvider>,
	);
}

const quantities = () =>
	screen
		.queryAllByRole("textbox")
		.map((field) => field.getAttribute("aria-label"));

test("each one's goods stand under their name, with what they come to", () => {
	show();
	const mei = screen.getByRole("region", { name: "Mei (you)" });
	expect(mei.textContent).toContain("24.00");
	expect(within(mei).getByText("Tea")).toBeTruthy();
	expect(within(mei).queryByText("Rice")).toBeNull();
});

test("a member changes what is their own, an owner everything, and nobody what is taken", () => {
	show();
	expect(quantities()).toEqual(["Quantity of Tea"]);
	document.body.replaceChildren();
	show({ isOwn: true });
	expect(quantities()).toHaveLength(2);
	document.body.replaceChildren();
	const at = "2026-11-28T06:05:00.000Z";
	show({ isOwn: true, taken: { by: "Mei", isYou: false, at } });
	expect(quantities()).toEqual([]);
	expect(screen.getByRole("status").textContent).toContain("Mei");
	expect(screen.queryByRole("button", { name: "I pay" })).toBeNull();
});
