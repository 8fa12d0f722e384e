import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { Waiting } from "./waiting";

const waiting = {
	toAccept: 1,
	toShip: 2,
	refunds: 3,
	reviews: 4,
	questions: 2,
	lowStock: 5,
	givenUpMoney: 0,
};

const show = (givenUpMoney: number) =>
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<Waiting waiting={{ ...waiting, givenUpMoney }} />
		</NextIntlClientProvider>,
	);

test("money that could not be sent back is put before an operator, and only then is something said", () => {
	show(0).unmount();
	expect(screen.queryByRole("alert")).toBeNull();
	show(2);
	expect(screen.getByRole("alert")).toHaveTextContent(
		"2 refunds could not be paid back",
	);
});

test("what runs out leads to the goods that do, of the merchant that is looked at", () => {
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<Waiting waiting={waiting} merId={7} />
		</NextIntlClientProvider>,
	);
	expect(
		screen.getByRole("link", { name: "5 Goods running out" }),
	).toHaveAttribute("href", "/en/console/goods?state=low&merId=7");
});
