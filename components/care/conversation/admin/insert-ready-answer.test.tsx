import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { InsertReadyAnswer } from "./insert-ready-answer";

const list = [
	{ id: 1, title: "Hours", text: "From ten to seven." },
	{ id: 2, title: "Thanks", text: "Thank you for writing." },
];

function show(found: typeof list) {
	globalThis.fetch = (async () => ({
		headers: new Map(),
		json: async () => ({ code: 200, data: { list: found } }),
	})) as never;
	const ref = createRef<HTMLTextAreaElement>();
	const inserted: string[] = [];
	const insert = (text: string) => void inserted.push(text);
	render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<SWRConfig value={{ provider: () => new Map() }}>
				<textarea ref={ref} aria-label="Message" />
				<InsertReadyAnswer field={{ ref, insert }} />
			</SWRConfig>
		</NextIntlClientProvider>,
	);
	fireEvent.click(
		screen.getByRole("button", { name: "Insert a ready answer" }),
	);
	return inserted;
}

test("a ready answer is found by its words, goes into the field, and the field has the focus", async () => {
	const inserted = show(list);
	const find = await screen.findByRole("searchbox", { name: "Find" });
	fireEvent.change(find, { target: { value: "SEVEN" } });
	expect(screen.queryByText("Thanks")).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: /Hours/ }));
	expect(inserted).toEqual(["From ten to seven."]);
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(screen.getByLabelText("Message")).toHaveFocus());
});

test("where there is none, the way to the first one stands there", async () => {
	show([]);
	await screen.findByText("No ready answers here");
	expect(
		screen.getByRole("link", { name: "Edit the ready answers" }),
	).toHaveAttribute("href", expect.stringContaining("conversations/settings"));
});
