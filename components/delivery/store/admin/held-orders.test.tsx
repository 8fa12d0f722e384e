import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { HeldOrders } from "./held-orders";

const order = {
	orderNo: "HM2611220001",
	store: { id: 4, name: "Central" },
	from: "2026-11-22T10:00:00+08:00",
	to: "2026-11-22T12:00:00+08:00",
	paid: true,
	isAccepted: false,
	total: "88.00",
};

test("each order that a closure meets leads to where it is dealt with", async () => {
	globalThis.fetch = (async () => ({
		headers: new Headers(),
		json: async () => ({
			code: 200,
			message: "",
			data: { list: [order], total: 1, page: 1, limit: 100, totalPage: 1 },
		}),
	})) as unknown as typeof fetch;
	render(
		<NextIntlClientProvider
			locale="en"
			messages={messages as never}
			timeZone="Asia/Hong_Kong"
		>
			<HeldOrders id={3} />
		</NextIntlClientProvider>,
	);
	expect(
		await screen.findByRole("link", { name: order.orderNo }),
	).toHaveAttribute(
		"href",
		`/en/console/orders/detail?orderNo=${order.orderNo}`,
	);
});
