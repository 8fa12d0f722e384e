import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { ConnectedAnswer } from "./connected-answer";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useSearchParams: () => new URLSearchParams(window.location.search),
}));

const { account } = messages.console.settlement;
let asked: string[];
let isReady: boolean;

beforeEach(() => {
	asked = [];
	window.history.replaceState(null, "", "/console/settlement");
	window.fetch = (async (address: string) => {
		asked.push(address);
		const answer = { code: 200, message: "", data: { isReady } };
		return { ok: true, headers: new Headers(), json: async () => answer };
	}) as never;
});

function open(onTaken = () => {}) {
	return render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ConnectedAnswer onTaken={onTaken} />
		</NextIntlClientProvider>,
	);
}

test("who comes back from Stripe is asked for once, so that a bank that is named afterwards stays", async () => {
	isReady = false;
	window.history.replaceState(null, "", "?tab=account&connected=1");
	const shown = open();
	expect(await screen.findByRole("alert")).toHaveTextContent(account.notReady);
	shown.unmount();
	open();
	expect(asked).toHaveLength(1);
	expect(window.location.search).toBe("?tab=account");
});

test("an account that can take money is shown as soon as it is taken", async () => {
	isReady = true;
	window.history.replaceState(null, "", "?tab=account&connected=1");
	await new Promise<void>((taken) => open(taken));
	expect(screen.queryByRole("alert")).toBeNull();
});

test("nobody else asks", () => {
	open();
	expect(asked).toEqual([]);
});
