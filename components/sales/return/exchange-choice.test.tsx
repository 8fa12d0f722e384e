import { fireEvent, screen, waitFor } from "@testing-library/react";
import messages from "@/messages/en.json";
import {
	offerOf,
	openRefundForm,
	returnableLine,
	watchSent,
} from "./testing/refund-form-kit";

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
	...returnableLine,
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
const offer = offerOf(line, { lineIds: [1], stores: [] });

const sent = watchSent();

const choose = (name: RegExp | string) =>
	fireEvent.click(screen.getByRole("radio", { name }));

async function press() {
	fireEvent.click(screen.getByRole("button", { name: "Send" }));
	await waitFor(() => expect(sent).toHaveLength(1));
	return sent[0];
}

test("whoever sends goods back chooses a variant, and sees beforehand what comes back in money", async () => {
	openRefundForm(offer);
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
	openRefundForm(offer);
	choose(back.way.pickUp);
	choose(/Gold.*Add HK\$20\.00/);
	expect(screen.getByText(/You pay HK\$120\.00 .* 3 days/)).toBeVisible();
	expect(
		screen.getByRole("complementary", { name: messages.refund.sum.label }),
	).toHaveTextContent("HK$100.00");
	expect(await press()).toMatchObject({ exchange: { skuId: 5 } });
});

test("a variant that is sold out or too few of cannot be chosen, and says why", () => {
	openRefundForm(offer);
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
	openRefundForm(offer);
	choose(back.way.pickUp);
	choose(/Blue/);
	choose(back.way.none);
	expect(screen.queryByText(exchange.choice)).toBeNull();
	const body = await press();
	expect(body).not.toHaveProperty("exchange");
});

test("of two lines nothing is exchanged", () => {
	const lineIds = [1, 2];
	openRefundForm({
		...offer,
		lines: [line, { ...line, lineId: 2, name: "Pot" }],
		returnable: { lineIds, stores: [] },
	});
	choose(back.way.pickUp);
	expect(screen.queryByText(exchange.choice)).toBeNull();
});
