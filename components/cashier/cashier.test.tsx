import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { PayMethod } from "@/gateway/contract/pay";
import messages from "@/messages/en.json";
import { Cashier } from "./cashier";

const orderNo = "PT0000000000000000AA";
let offered: PayMethod[] = [];
/** How the gateway was asked to be paid. */
let begun: unknown[] = [];
const gone: string[] = [];

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: (href: string) => gone.push(href) }),
	useSearchParams: () => new URLSearchParams({ orderNo }),
}));

function answerTo(path: string, body: unknown): unknown {
	if (path.endsWith("/pay/method"))
		return offered.map((method) => ({ method }));
	if (path.includes("/pay/status/"))
		return {
			orderNo,
			state: "unpaid",
			total: "120.00",
			reason: null,
			expiresAt: null,
			paidAt: null,
			method: "local",
			groupId: null,
		};
	begun.push(JSON.parse(String(body)));
	return { next: "stripe", clientSecret: "s", publishableKey: "p" };
}

beforeEach(() => {
	begun = [];
	sessionStorage.clear();
	window.fetch = (async (path: string, { body }: RequestInit = {}) => ({
		ok: true,
		headers: new Headers(),
		json: async () => ({ code: 200, data: answerTo(path, body) }),
	})) as never;
});

async function openCashier(...methods: PayMethod[]) {
	offered = methods;
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<Cashier />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
	await screen.findAllByRole("radio");
}

const payButton = () => screen.getByRole("button", { name: /^Pay/ });

test("an order whose way to pay is no longer offered is paid another way", async () => {
	await openCashier("stripe");
	expect(screen.queryByText(messages.checkout.test.mark)).toBeNull();
	fireEvent.click(payButton());
	expect(begun).toEqual([]);
	expect(screen.getByText(messages.checkout.methodMissing)).toBeVisible();
	fireEvent.click(screen.getByRole("radio"));
	await act(async () => fireEvent.click(payButton()));
	expect(begun).toEqual([{ orderNo, method: "stripe" }]);
	expect(gone.at(-1)).toContain("/order/stripe_payment?orderNo=");
});

test("the test cashier is drawn where it is offered, and the way can be changed", async () => {
	await openCashier("local", "stripe");
	expect(screen.getByText(messages.checkout.test.mark)).toBeVisible();
	fireEvent.click(
		screen.getByRole("radio", {
			name: new RegExp(messages.checkout.method.stripe),
		}),
	);
	expect(screen.queryByText(messages.checkout.test.mark)).toBeNull();
});
