import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import messages from "@/messages/en.json";
import { OrderState } from "./order-state";

function renderState(order: Partial<OrderDetail>) {
	const whole = {
		orderNo: "PT1",
		status: 9,
		cartType: "E_COMMERCE",
		actions: [],
		history: [],
		expiresAt: null,
		slot: null,
		receivedBy: null,
		...order,
	} as unknown as OrderDetail;
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<OrderState order={whole} steps={{} as never} />
		</NextIntlClientProvider>,
	);
}

test("an order cancelled before it was paid promises no money back and offers no receipt", () => {
	renderState({ paid: false, payState: "cancelled" });
	expect(screen.getByRole("status")).toHaveTextContent("Nothing was charged");
	expect(screen.getByRole("status")).not.toHaveTextContent("goes back");
	expect(screen.queryByRole("button", { name: "Print receipt" })).toBeNull();
});

test.each([
	{ paid: true, payState: "paid" },
	{ paid: false, payState: "refunding" },
] as const)(
	"a cancelled order whose money was taken (%o) says that it goes back",
	(order) => {
		renderState(order);
		expect(screen.getByRole("status")).toHaveTextContent("goes back");
	},
);
