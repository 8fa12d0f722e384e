import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { type PickedLine, PickLine } from "./pick-line";

let said: PickedLine | undefined;

beforeEach(() => {
	said = undefined;
	const offer = { skuId: 9, name: "Brown rice", options: {}, stock: 3 };
	window.fetch = (async () => ({
		headers: new Headers(),
		json: async () => ({
			code: 200,
			message: "",
			data: [{ ...offer, image: "/rice.webp", price: "8.00" }],
		}),
	})) as unknown as typeof fetch;
});

function show(substitution: "none" | "bestMatch" | "ask") {
	const line = { id: 7, name: "Rice", substitution, left: 4 };
	render(
		<SWRConfig value={{ provider: () => new Map() }}>
			<NextIntlClientProvider locale="en" messages={messages}>
				<PickLine
					orderNo="SH1"
					line={line as never}
					onPick={(next) => {
						said = next;
					}}
				/>
			</NextIntlClientProvider>
		</SWRConfig>,
	);
	const field = screen.getByRole("spinbutton");
	return (count: string) =>
		fireEvent.change(field, { target: { value: count } });
}

const choose = async () =>
	fireEvent.change(
		await screen.findByRole("combobox", { name: "Take instead" }),
		{ target: { value: "9" } },
	);

test("no more is missing than was ordered, and without a substitute nothing is offered", () => {
	const miss = show("none");
	miss("9");
	expect(said).toEqual({ lineId: 7, missing: 4 });
	expect(screen.queryByRole("combobox")).toBeNull();
});

test("what takes the place of missing pieces is not missing", async () => {
	const miss = show("bestMatch");
	miss("2");
	await screen.findByRole("option", { name: /Brown rice/ });
	await choose();
	expect(said).toEqual({
		lineId: 7,
		missing: 0,
		substitute: { skuId: 9, quantity: 2, hasAsked: false },
	});
	miss("0");
	expect(said).toEqual({ lineId: 7, missing: 0 });
});

test("whose buyer wants to be asked is offered a substitute once that was done", async () => {
	const miss = show("ask");
	miss("1");
	expect(screen.queryByRole("combobox")).toBeNull();
	fireEvent.click(screen.getByRole("checkbox"));
	await screen.findByRole("option", { name: /Brown rice/ });
	await choose();
	expect(said?.substitute).toEqual({ skuId: 9, quantity: 1, hasAsked: true });
	fireEvent.click(screen.getByRole("checkbox"));
	expect(said).toEqual({ lineId: 7, missing: 1 });
});
