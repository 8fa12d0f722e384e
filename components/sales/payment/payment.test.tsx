import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import type { PayMethod } from "@/gateway/contract/sales/payment";
import messages from "@/messages/en.json";
import { Payment } from "./payment";

const orderNo = "PT0000000000000000AA";
let offered: PayMethod[] = [];
let madeWith: PayMethod = "local";
/** How the gateway was asked to be paid. */
let begun: unknown[] = [];
/** Until then nobody knows how the shop can be paid. */
let offer: Promise<void>;
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
			method: madeWith,
			groupId: null,
		};
	const wish = JSON.parse(String(body));
	begun.push(wish);
	if (wish.method === "fps")
		return { next: "fps", text: "00020101", reference: orderNo };
	if (wish.method === "wechatPay")
		return { next: "scan", text: "WEIXIN://WXPAY" };
	return { next: "stripe", clientSecret: "s", publishableKey: "p" };
}

beforeEach(() => {
	begun = [];
	madeWith = "local";
	offer = Promise.resolve();
	sessionStorage.clear();
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (path.endsWith("/pay/method")) await offer;
		return {
			ok: true,
			headers: new Headers(),
			json: async () => ({ code: 200, data: answerTo(path, body) }),
		};
	}) as never;
});

function renderPayment(...methods: PayMethod[]) {
	offered = methods;
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider locale="en" messages={messages as never}>
				<Payment />
			</NextIntlClientProvider>
		</SWRConfig>,
	);
}

async function openPayment(...methods: PayMethod[]) {
	renderPayment(...methods);
	await screen.findAllByRole("radio");
}

const payButton = () => screen.getByRole("button", { name: /^Pay/ });

test("an order whose way to pay is no longer offered is paid another way", async () => {
	await openPayment("card");
	expect(screen.queryByText(messages.checkout.test.mark)).toBeNull();
	fireEvent.click(payButton());
	expect(begun).toEqual([]);
	expect(screen.getByText(messages.checkout.methodMissing)).toBeVisible();
	fireEvent.click(screen.getByRole("radio"));
	await act(async () => fireEvent.click(payButton()));
	expect(begun).toEqual([{ orderNo, method: "card" }]);
	expect(gone.at(-1)).toContain("/order/stripe_payment?orderNo=");
});

test("an order is paid the way it was made with, before the other ways are known", async () => {
	let know = () => {};
	offer = new Promise((resolve) => {
		know = resolve;
	});
	renderPayment("local");
	fireEvent.click(await screen.findByRole("button", { name: /^Pay/ }));
	await act(async () => know());
	expect(begun).toEqual([{ orderNo, method: "local", outcome: "success" }]);
});

test("the test provider is drawn where it is offered, and the way can be changed", async () => {
	await openPayment("local", "card");
	expect(screen.getByText(messages.checkout.test.mark)).toBeVisible();
	fireEvent.click(
		screen.getByRole("radio", {
			name: new RegExp(messages.checkout.method.card),
		}),
	);
	expect(screen.queryByText(messages.checkout.test.mark)).toBeNull();
});

test("an order that a transfer pays shows its code at once, and another way stays open", async () => {
	madeWith = "fps";
	renderPayment("fps", "card");
	await screen.findByRole("img", { name: messages.checkout.fps.code });
	expect(begun).toEqual([{ orderNo, method: "fps" }]);
	fireEvent.click(
		screen.getByRole("button", { name: messages.checkout.fps.other }),
	);
	expect(await screen.findAllByRole("radio")).toHaveLength(2);
});

test("a code for a wallet is shown at once, without a question whether it was paid", async () => {
	madeWith = "wechatPay";
	renderPayment("wechatPay", "card");
	await screen.findByRole("img", { name: messages.checkout.scan.code });
	expect(begun).toEqual([{ orderNo, method: "wechatPay" }]);
	expect(
		screen.queryByRole("link", { name: messages.checkout.fps.paid }),
	).toBeNull();
});

describe("a wallet of the device is offered where the device has it:", () => {
	const device = window as {
		ApplePaySession?: unknown;
		PaymentRequest?: unknown;
	};
	afterEach(() => {
		delete device.ApplePaySession;
		delete device.PaymentRequest;
	});

	test.each([
		["neither", {}, ["Card"]],
		["Google's", { PaymentRequest: class {} }, ["Google Pay", "Card"]],
		[
			"Apple's",
			{
				PaymentRequest: class {},
				ApplePaySession: { canMakePayments: (): boolean => true },
			},
			["Apple Pay", "Card"],
		],
		[
			"an empty one",
			{ ApplePaySession: { canMakePayments: (): boolean => false } },
			["Card"],
		],
	])("%s", async (_, has, names) => {
		Object.assign(device, has);
		await openPayment("applePay", "googlePay", "card");
		const radios = screen.getAllByRole("radio");
		expect(
			radios.map(
				(radio) => radio.closest("label")?.querySelector("b")?.textContent,
			),
		).toEqual(names);
	});
});
