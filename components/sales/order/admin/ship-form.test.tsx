import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { ShipForm } from "./ship-form";

let sent: unknown[];
let answer: object;

beforeEach(() => {
	sent = [];
	answer = { code: 200, message: "", data: { orderNo: "SH1" } };
	window.fetch = (async (_: string, { body }: RequestInit) => {
		sent.push(JSON.parse(String(body)));
		return { headers: new Headers(), json: async () => answer };
	}) as unknown as typeof fetch;
	const lines = [
		{ id: 7, name: "Rice", quantity: 3, refundedQuantity: 1 },
		{ id: 9, name: "Tea", quantity: 1, refundedQuantity: 1 },
	];
	const order = { orderNo: "SH1", cartType: "E_COMMERCE", lines };
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ShipForm order={order as never} isNext />
		</NextIntlClientProvider>,
	);
});

const press = (name: string) =>
	fireEvent.click(screen.getByRole("button", { name }));

const fill = (label: string, value: string, at = 0) =>
	fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, {
		target: { value },
	});

test("a single parcel holds everything, and does not leave before all is said of it", async () => {
	fill("Courier", "SF", 1);
	press("Ship it");
	const number = screen.getByLabelText("Tracking number");
	await waitFor(() => expect(number).toHaveFocus());
	expect(number).toBeInvalid();
	expect(sent).toEqual([]);
	fill("Tracking number", "SF1");
	press("Ship it");
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent).toEqual([
		{ parcels: [{ method: "courier", courier: "SF", trackingNo: "SF1" }] },
	]);
});

test("several parcels share out the pieces, and what was typed stays while another joins or leaves", async () => {
	fill("Courier", "SF", 1);
	fill("Tracking number", "SF1");
	press("Split off a parcel");
	press("Split off a parcel");
	press("One parcel fewer");
	const [, own] = screen.getAllByLabelText("Delivered by the merchant");
	fireEvent.click(own as HTMLElement);
	fill("Brought by", "Ming");
	fill("Their phone", "+852 91234567");
	const pieces = screen.getAllByLabelText("Pieces of Rice");
	expect(pieces.map((field) => (field as HTMLInputElement).value)).toEqual([
		"2",
		"0",
	]);
	fill("Pieces of Rice", "1");
	fill("Pieces of Rice", "1", 1);
	press("Ship it");
	await waitFor(() => expect(sent).toHaveLength(1));
	const lines = [{ lineId: 7, quantity: 1 }];
	const [delivererName, delivererPhone] = ["Ming", "+852 91234567"];
	expect(sent).toEqual([
		{
			parcels: [
				{ method: "courier", courier: "SF", trackingNo: "SF1", lines },
				{ method: "own", delivererName, delivererPhone, lines },
			],
		},
	]);
});

test("what the gateway finds wrong is said beside its field", async () => {
	const fields = { "parcels.0.trackingNo": "tooLong" };
	answer = { code: 400, message: "Something is not right", data: { fields } };
	fill("Courier", "SF", 1);
	fill("Tracking number", "SF1");
	press("Ship it");
	const number = screen.getByLabelText("Tracking number");
	await waitFor(() => expect(number).toBeInvalid());
	expect(number).toHaveValue("SF1");
	expect(screen.getByRole("alert")).toHaveTextContent("Something is not right");
});
