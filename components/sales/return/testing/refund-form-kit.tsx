import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Offer } from "@/components/sales/refund/draft";
import { RefundForm } from "@/components/sales/refund/refund-form";
import messages from "@/messages/en.json";

/** Goods that were received and can be sent back. */
export const returnableLine = {
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
} satisfies Offer["lines"][number];

export const offerOf = (
	line: Offer["lines"][number],
	returnable: Offer["returnable"],
): Offer => ({
	orderNo: "SH000000000000000001",
	payMethod: "card",
	lines: [line],
	freight: "0.00",
	isWhole: true,
	expectedDays: 7,
	refundUntil: null,
	returnable,
});

/** What the form sends from now on, each test anew; nobody is signed in. */
export function watchSent(): unknown[] {
	const sent: unknown[] = [];
	beforeEach(() => {
		sent.length = 0;
		sessionStorage.clear();
		Element.prototype.scrollIntoView = () => {};
		window.fetch = (async (_: string, { body }: RequestInit = {}) => {
			sent.push(JSON.parse(String(body)));
			const answer = { code: 401, message: "Sign in", data: null };
			return { ok: true, headers: new Headers(), json: async () => answer };
		}) as never;
	});
	return sent;
}

/** The form, with a reason chosen. */
export function openRefundForm(offer: Offer): void {
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<RefundForm
				offer={offer}
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
