import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { PayState } from "@/gateway/contract/sales/payment";
import { ApiError } from "@/lib/api/api-error";
import messages from "@/messages/en.json";
import { CheckoutFault } from "./checkout-fault";

const orderNo = "PT1";

/** Back at what was ordered before; without a state it cannot be asked. */
async function goBack(state?: PayState) {
	window.fetch = (async (path: string) => {
		expect(path).toBe(`/api/front/pay/status/${orderNo}`);
		const answer = state
			? { code: 200, message: "", data: { orderNo, state } }
			: { code: 500, message: "", data: null };
		return { headers: new Headers(), json: async () => answer };
	}) as typeof fetch;
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<CheckoutFault
					error={new ApiError(409, "", { orderNo })}
					onRetry={() => {}}
				/>
			</NextIntlClientProvider>
		</SWRConfig>,
	);
	await act(async () => {});
}

const way = () => {
	const { textContent, pathname } = screen.getByRole<HTMLAnchorElement>("link");
	return [textContent, pathname.replace(/.*\//, "")];
};

test("whoever goes back after paying is told that it is paid, and led to the order", async () => {
	await goBack("paid");
	expect(screen.getByRole("heading")).toHaveTextContent("paid already");
	expect(way()).toEqual(["See this order", "order_detail"]);
});

test("an order that waits to be paid leads to its payment", async () => {
	await goBack("unpaid");
	expect(screen.getByRole("heading")).toHaveTextContent("placed already");
	expect(way()).toEqual(["Go to payment", "order_pay"]);
});

test.each(["cancelled", "confirming", undefined] as const)(
	"nobody is asked to pay an order that is %s",
	async (state) => {
		await goBack(state);
		expect(screen.getByRole("heading")).toHaveTextContent("placed already");
		expect(way()).toEqual(["See this order", "order_detail"]);
	},
);
