import { fireEvent, screen, waitFor } from "@testing-library/react";
import messages from "@/messages/en.json";
import {
	offerOf,
	openRefundForm,
	returnableLine,
	watchSent,
} from "./testing/refund-form-kit";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

const words = messages.refund.return;
const offer = offerOf(returnableLine, {
	lineIds: [1],
	stores: [{ id: 3, name: "Central", address: "1 Queen's Road" }],
});

const sent = watchSent();

const press = () =>
	fireEvent.click(screen.getByRole("button", { name: "Send" }));

test("who brings goods back says to which store, and is told beforehand what happens if they are not sent", async () => {
	openRefundForm(offer);
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
	openRefundForm({ ...offer, returnable: { lineIds: [], stores: [] } });
	expect(screen.queryByLabelText(words.way.none)).toBeNull();
});
