import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { type ListDraft, ListForm } from "./list-form";

const rice = {
	skuId: 7,
	name: "Rice",
	image: "/rice.webp",
	options: { size: "5 kg" },
	quantity: 2,
};
const tea = {
	skuId: 8,
	name: "Tea",
	image: "/tea.webp",
	options: {},
	quantity: 1,
};
let sent: unknown[] = [];

beforeEach(() => {
	sent = [];
	window.fetch = (async (_: string, { body }: { body: string }) => {
		sent.push(JSON.parse(body));
		return {
			json: async () => ({ code: 200, message: "", data: null }),
			headers: new Headers(),
		};
	}) as never;
});

function show(draft: Partial<ListDraft> = {}) {
	const onDone = jest.fn();
	const whole: ListDraft = {
		id: null,
		name: "",
		rhythm: { kind: "none" },
		lines: [rice, tea],
		...draft,
	};
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<ListForm draft={whole} onDone={onDone} />
		</NextIntlClientProvider>,
	);
	return onDone;
}

const choose = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () =>
	fireEvent.click(screen.getByRole("button", { name: "Save" }));

test("a list without a name is not sent, and its field says why and has the focus", () => {
	show();
	save();
	const name = screen.getByLabelText("Name");
	expect(name).toHaveAccessibleDescription("Give the list a name");
	expect(name).toHaveFocus();
	expect(sent).toEqual([]);
});

test("every second Friday is said in three choices, and what was taken off is not sent", async () => {
	const onDone = show();
	fireEvent.change(screen.getByLabelText("Name"), {
		target: { value: "Fridays" },
	});
	choose("Comes back", "weeks");
	choose("How often", "2");
	choose("Day", "5");
	fireEvent.click(screen.getByRole("button", { name: "One more of Rice" }));
	fireEvent.click(
		screen.getByRole("button", { name: "Take Tea off the list" }),
	);
	save();
	await waitFor(() => expect(onDone).toHaveBeenCalled());
	expect(sent).toEqual([
		{
			id: null,
			name: "Fridays",
			rhythm: { kind: "weeks", every: 2, weekday: 5 },
			lines: [{ skuId: 7, quantity: 3 }],
		},
	]);
});

test("a list with nothing on it cannot be saved", () => {
	show({ name: "Empty", lines: [] });
	expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
});

test("which version of a goods stands on a list is said", () => {
	show();
	expect(screen.getByText("5 kg")).toBeTruthy();
});
