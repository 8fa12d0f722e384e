import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { messagesOf } from "@/lib/i18n/messages";
import type { Offer } from "./draft";
import { RefundForm } from "./refund-form";

const gone: string[] = [];
jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: (href: string) => gone.push(href) }),
}));

const orderNo = "SH000000000000000001";
const offer: Offer = {
	orderNo,
	payMethod: "card",
	lines: [
		{
			lineId: 1,
			skuId: 1,
			goodsId: 1,
			name: "Rice",
			image: "/rice.webp",
			options: {},
			quantity: 2,
			amount: "10.00",
			amounts: ["5.00", "10.00"],
			variants: [],
		},
	],
	freight: "30.00",
	isWhole: true,
	expectedDays: 7,
	refundUntil: null,
	returnable: null,
};

let sent: unknown[] = [];
let answer: object = {};

beforeEach(() => {
	sent = [];
	sessionStorage.clear();
	Element.prototype.scrollIntoView = () => {};
	window.fetch = (async (_: string, { body }: RequestInit = {}) => {
		sent.push(JSON.parse(String(body)));
		return { ok: true, headers: new Headers(), json: async () => answer };
	}) as never;
});

function open() {
	return render(
		<NextIntlClientProvider locale="en" messages={messagesOf("en")}>
			<RefundForm
				offer={offer}
				reasons={[{ reason: "changedMind", name: "Changed my mind" }]}
				lineId={undefined}
				onChanged={() => {}}
			/>
		</NextIntlClientProvider>,
	);
}

const press = () =>
	fireEvent.click(screen.getByRole("button", { name: "Send" }));

test("what is missing is named where it is chosen, and has the focus", async () => {
	open();
	const reason = screen.getByLabelText("Why");
	expect(reason).toHaveValue("");
	press();
	await waitFor(() => expect(reason).toHaveFocus());
	expect(reason).toBeInvalid();
	fireEvent.click(screen.getByRole("checkbox"));
	expect(
		screen.getAllByRole("status").filter((one) => one.textContent),
	).toHaveLength(2);
	press();
	await waitFor(() => expect(screen.getByRole("checkbox")).toHaveFocus());
	fireEvent.change(reason, { target: { value: "changedMind" } });
	await waitFor(() => expect(reason).toBeValid());
	expect(sent).toEqual([]);
});

test("what was typed stays when it is refused, is found again, and is forgotten once it was taken", async () => {
	answer = { code: 401, message: "", data: null };
	const { unmount } = open();
	fireEvent.change(screen.getByLabelText("Why"), {
		target: { value: "changedMind" },
	});
	const typed = screen.getByLabelText(/^Anything to add/);
	fireEvent.change(typed, { target: { value: "torn" } });
	press();
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(typed).toHaveValue("torn");
	unmount();

	open();
	expect(screen.getByLabelText("Why")).toHaveValue("changedMind");
	expect(screen.getByDisplayValue("torn")).toBeVisible();
	answer = { code: 200, message: "", data: { refundNo: "RE1" } };
	press();
	await waitFor(() => expect(gone).toEqual([expect.stringMatching("RE1")]));
	expect(sent.at(-1)).toEqual({
		orderNo,
		lines: [{ lineId: 1, quantity: 2 }],
		reason: "changedMind",
		remark: "torn",
		images: [],
	});
	expect(sessionStorage.getItem(`hk-refund-${orderNo}`)).toBeNull();
});
