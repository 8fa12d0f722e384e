import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { InspectForm } from "./inspect-form";

const words = messages.console.orders.return;
let sent: unknown[];

beforeEach(() => {
	sent = [];
	window.fetch = (async (_: string, { body }: RequestInit) => {
		sent.push(JSON.parse(String(body)));
		const answer = { code: 200, message: "", data: { refundNo: "RE1" } };
		return { headers: new Headers(), json: async () => answer };
	}) as unknown as typeof fetch;
	const lines = [{ lineId: 7, name: "Kettle", quantity: 2 }];
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<InspectForm
				refund={{ refundNo: "RE1", lines } as never}
				onKeep={() => {}}
			/>
		</NextIntlClientProvider>,
	);
});

const decide = () =>
	fireEvent.click(screen.getByRole("button", { name: words.decide }));

test("all of it is accepted as good, unless somebody says otherwise", async () => {
	expect(screen.queryByLabelText(words.refusal)).toBeNull();
	decide();
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({
		lines: [{ lineId: 7, accepted: 2, condition: "good" }],
	});
});

test("whoever accepts a part says why, and no more than there is can be accepted", async () => {
	const pieces = screen.getByRole("spinbutton");
	fireEvent.change(pieces, { target: { value: "9" } });
	expect(pieces).toHaveValue(2);
	fireEvent.change(pieces, { target: { value: "1" } });
	fireEvent.change(screen.getByRole("combobox"), {
		target: { value: "damaged" },
	});
	decide();
	const refusal = screen.getByLabelText(words.refusal);
	await waitFor(() => expect(refusal).toBeInvalid());
	expect(sent).toEqual([]);
	fireEvent.change(refusal, { target: { value: "One was worn." } });
	decide();
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({
		lines: [{ lineId: 7, accepted: 1, condition: "damaged" }],
		refusal: "One was worn.",
	});
});
