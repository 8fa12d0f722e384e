import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Offer } from "@/components/sales/refund/draft";
import { RefundForm } from "@/components/sales/refund/refund-form";
import messages from "@/messages/en.json";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

const { exchange, return: back } = messages.refund;
const terms = (back: string, pay = "0.00") => ({ back, pay });
const variant = (skuId: number, colour: string) => ({
	skuId,
	image: "/kettle.webp",
	options: { colour },
	price: "40.00",
	terms: [terms("10.00"), terms("20.00")],
});
const line = {
	lineId: 1,
	skuId: 1,
	goodsId: 1,
	name: "Kettle",
	image: "/kettle.webp",
	options: {},
	quantity: 2,
	amount: "100.00",
	amounts: ["50.00", "100.00"],
	variants: [
		{ ...variant(2, "Red"), terms: [terms("0.00"), terms("0.00")] },
		variant(3, "Blue"),
		{ ...variant(4, "Green"), terms: [terms("10.00")] },
		{
			...variant(5, "Gold"),
			terms: [terms("50.00", "60.00"), terms("100.00", "120.00")],
		},
		{ ...variant(6, "Grey"), terms: [] },
	],
};
const offer: Offer = {
	orderNo: "SH000000000000000001",
	payMethod: "card",
	lines: [line],
	freight: "0.00",
	isWhole: true,
	expectedDays: 7,
	refundUntil: null,
	returnable: { lineIds: [1], stores: [] },
};

let sent: unknown[];

beforeEach(() => {
	sent = [];
	sessionStorage.clear();
	Element.prototype.scrollIntoView = () => {};
	window.fetch = (async (_: string, { body }: RequestInit = {}) => {
		sent.push(JSON.parse(String(body)));
		const answer = { code: 401, message: "Sign in", data: null };
		return { ok: true, headers: new Headers(), json: async () => answer };
	}) as never;
});

function open(shown: Offer) {
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<RefundForm
				offer={shown}
				reasons={[{ reason: "damaged", name: "Damaged" }]}
				lineId={undefined}
				onChanged={() => {}}
			/>
		</NextIntlClientProvider>,
	);
	fireEvent.change(screen.getByLabelText("Why"), {
		target: { value: "damaged" },
	});
}

const choose = (name: RegExp | string) =>
	fireEvent.click(screen.getByRole("radio", { name }));

async function press() {
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	return sent[0];
}

test("whoever sends goods back chooses a variant, and sees beforehand what comes back in money", async () => {
	open(offer);
	expect(screen.queryByText(exchange.choice)).toBeNull();
	choose(back.way.pickUp);
	expect(screen.getByRole("radio", { name: exchange.money })).toBeChecked();
	expect(screen.getByRole("radio", { name: /Red/ })).toHaveAccessibleName(
		new RegExp(exchange.even),
	);
	choose(/Blue/);
	expect(screen.getByText("Exchange for Blue")).toBeVisible();
	expect(screen.getByText(exchange.afterwards)).toBeVisible();
	expect(
		screen.getByRole("complementary", { name: messages.refund.sum.label }),
	).toHaveTextContent("20.00");
	expect(await press()).toMatchObject({ exchange: { skuId: 3 } });
});

test("of what costs more the difference is named, and when all of it is to be paid", async () => {
	open(offer);
	choose(back.way.pickUp);
	choose(/Gold.*Add HK\$20\.00/);
	expect(screen.getByText(/You pay HK\$120\.00 .* 3 days/)).toBeVisible();
	expect(
		screen.getByRole("complementary", { name: messages.refund.sum.label }),
	).toHaveTextContent("HK$100.00");
	expect(await press()).toMatchObject({ exchange: { skuId: 5 } });
});

test("a variant that is sold out or too few of cannot be chosen, and says why", () => {
	open(offer);
	choose(back.way.pickUp);
	for (const [name, why] of [
		[/Green/, "Only 1 left"],
		[/Grey/, exchange.soldOut],
	] as const) {
		const option = screen.getByRole("radio", { name });
		expect(option).toBeDisabled();
		expect(option).toHaveAccessibleName(new RegExp(why));
	}
});

test("whoever keeps the goods gets money, whatever was chosen before", async () => {
	open(offer);
	choose(back.way.pickUp);
	choose(/Blue/);
	choose(back.way.none);
	expect(screen.queryByText(exchange.choice)).toBeNull();
	const body = await press();
	expect(body).not.toHaveProperty("exchange");
});

test("of two lines nothing is exchanged", () => {
	const lineIds = [1, 2];
	open({
		...offer,
		lines: [line, { ...line, lineId: 2, name: "Pot" }],
		returnable: { lineIds, stores: [] },
	});
	choose(back.way.pickUp);
	expect(screen.queryByText(exchange.choice)).toBeNull();
});
