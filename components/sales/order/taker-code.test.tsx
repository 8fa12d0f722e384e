import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import messages from "@/messages/en.json";
import { TakerCode } from "./taker-code";

const order = {
	orderNo: "SH1",
	store: null,
	merchant: { name: "Harbour Grocer" },
	takerCode: { isWanted: true, taker: "Maria", code: "ABCD2345" },
} as unknown as OrderDetail;

const words = messages.order.takerCode;

async function rename(isSaved: boolean) {
	const envelope = isSaved
		? { code: 200, message: "", data: {} }
		: { code: 500, message: "", data: null };
	window.fetch = (async () => ({
		headers: new Headers(),
		json: async () => envelope,
	})) as unknown as typeof fetch;
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<TakerCode order={order} />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
	fireEvent.click(screen.getByRole("button", { name: words.change }));
	const field = screen.getByRole("textbox");
	fireEvent.change(field, { target: { value: "Mei" } });
	await act(async () => {
		fireEvent.click(screen.getByRole("button", { name: words.make }));
	});
}

test("a name that could not be kept stays as it was typed", async () => {
	await rename(false);
	expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Mei");
});

test("once the name is kept, the code is shown again", async () => {
	await rename(true);
	expect(screen.queryByRole("textbox")).toBeNull();
});
