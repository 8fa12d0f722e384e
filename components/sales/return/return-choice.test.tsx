import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Offer } from "@/components/sales/refund/draft";
import { RefundForm } from "@/components/sales/refund/refund-form";
import messages from "@/messages/en.json";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

const words = messages.refund.return;
const line = {
	lineId: 1,
	skuId: 1,
	goodsId: 1,
	name: "Kettle",
	image: "/kettle.webp",
	options: {},
	quantity: 1,
	amount: "50.00",
	amounts: ["50.00"],
	variants: [],
};
const offer: Offer = {
	orderNo: "SH000000000000000001",
	payMethod: "card",
	lines: [line],
	freight: "0.00",
	isWhole: true,
	expectedDays: 7,
	refundUntil: null,
	returnable: {
		lineIds: [1],
		stores: [{ id: 3, name: "Central", address: "1 Queen's Road" }],
	},
};

let sent: unknown[];

beforeEach(() => {
	sent = [];
	sessionStorage.clear();
	Element.prototype.scrollIntoView = () => {};
	window.fetch = (async (_: string, { body }: RequestInit = {}) => {
		sent.push(JSON.parse(String(body)));
		const answer = { code: 401, message: "Sign in", data: null };
		return { ok: true, headers: new Headers(), json: async () => answer };
	}) as never;
});

function open(shown: Offer) {
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<RefundForm
				offer={shown}
				reasons={[{ reason: "damaged", name: "Damaged" }]}
				lineId={undefined}
				onChanged={() => {}}
			/>
		</NextIntlClientProvider>,
	);
	fireEvent.change(screen.getByLabelText("Why"), {
		target: { value: "damaged" },
	});
}

const press = () =>
	fireEvent.click(screen.getByRole("button", { name: "Send" }));

test("who brings goods back says to which store, and is told beforehand what happens if they are not sent", async () => {
	open(offer);
	expect(screen.getByLabelText(words.way.none)).toBeChecked();
	fireEvent.click(screen.getByLabelText(words.way.store));
	expect(screen.getByText(/7 days to send it/)).toBeVisible();
	expect(screen.getByText(words.afterwards)).toBeVisible();
	press();
	await waitFor(() =>
		expect(screen.getByText(words.storeMissing)).toBeVisible(),
	);
	expect(sent).toEqual([]);
	fireEvent.change(screen.getByLabelText(words.store), {
		target: { value: "3" },
	});
	press();
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({ return: { way: "store", storeId: 3 } });
});

test("what cannot be sent back is refunded alone", () => {
	open({ ...offer, returnable: { lineIds: [], stores: [] } });
	expect(screen.queryByLabelText(words.way.none)).toBeNull();
});
