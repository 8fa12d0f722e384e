import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { PayState } from "@/gateway/contract/sales/payment";
import messages from "@/messages/en.json";
import { Amounts } from "./amounts";
import { OrderFacts } from "./order-facts";

function termsOf(payState: PayState): string[] {
	render(
		<NextIntlClientProvider locale="en" messages={messages as never}>
			<Amounts
				goodsTotal="10.00"
				couponTotal="0.00"
				pointsTotal="0.00"
				freight="0.00"
				total="10.00"
				payState={payState}
			/>
			<OrderFacts
				order={{
					orderNo: "SH1",
					masterNo: "PT1",
					createdAt: "2026-11-29T10:00:00+08:00",
					paidAt: null,
					payMethod: "local",
				}}
				payState={payState}
			/>
		</NextIntlClientProvider>,
	);
	return screen.getAllByRole("term").map((term) => String(term.textContent));
}

test("an order cancelled before it was paid names no payment and asks for none", () => {
	const terms = termsOf("cancelled");
	expect(terms).toContain("Total");
	for (const term of ["To pay in total", "Paid in total", "Payment", "Paid"])
		expect(terms).not.toContain(term);
});

test("an order that waits to be paid says what is to be paid, and how", () => {
	const terms = termsOf("unpaid");
	expect(terms).toContain("To pay in total");
	expect(terms).toContain("Payment");
});
