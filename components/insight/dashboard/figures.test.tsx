import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { Figures } from "./figures";

const none = {
	orders: 0,
	sales: "0.00",
	refunds: 0,
	refunded: "0.00",
	average: "0.00",
};

const show = (before: typeof none) =>
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<Figures
				figures={{ ...none, orders: 3, sales: "300.00", average: "100.00" }}
				before={before}
			/>
		</NextIntlClientProvider>,
	);

const said = () =>
	screen
		.getAllByRole("definition")
		.filter((one) => one.classList.contains("change"))
		.map((one) => one.querySelector(".visually-hidden")?.textContent);

test("more, less and as much as before are said in words, with what it was", () => {
	const before = { ...none, orders: 4, sales: "200.00", average: "100.00" };
	show({ ...before, refunded: "50.00" });
	expect(said()).toEqual([
		"50% more than the HK$200.00 before",
		"25% less than the 4 before",
		"about the same as before",
		"100% less than the HK$50.00 before",
	]);
	expect(screen.getByText("+50%")).toBeVisible();
});

test("where there was nothing before, no percentage is made up", () => {
	show(none);
	expect(new Set(said())).toEqual(new Set(["nothing to compare with before"]));
	expect(screen.getAllByText("—")).toHaveLength(4);
});
