import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { OwnList } from "./own-list";

const named = (id: number) => ({
	id,
	merchant: { id, name: `Merchant ${id}`, logo: "/logo.webp" },
	state: "open",
	text: "Hello",
	lastMessageAt: "2026-11-26T20:00:00+08:00",
	unread: 0,
});

/** What is answered, by where it begins. */
let pages: Record<string, { list: unknown[]; next: string | null }>;

beforeEach(() => {
	window.fetch = (async (path: string) => {
		const from = new URL(path, "https://shop.example").searchParams.get("from");
		const data = pages[from ?? "latest"];
		return {
			json: async () => ({ code: 200, message: "", data }),
			headers: new Headers(),
		};
	}) as never;
});

function open() {
	return render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<SWRConfig value={{ provider: () => new Map() }}>
				<OwnList place={undefined} />
			</SWRConfig>
		</NextIntlClientProvider>,
	);
}

const names = () =>
	screen
		.getAllByRole("link")
		.map((link) => link.querySelector("b")?.textContent);
const more = () =>
	screen.queryByRole("button", { name: "Earlier conversations" });

test("a press brings those before, to the last one, and what has moved up is there once", async () => {
	pages = {
		latest: { list: [named(3), named(2)], next: "2.2" },
		"2.2": { list: [named(3), named(1)], next: null },
	};
	open();
	await screen.findByText("Merchant 2");
	expect(names()).toEqual(["Merchant 3", "Merchant 2"]);
	fireEvent.click(more() as HTMLElement);
	await screen.findByText("Merchant 1");
	expect(names()).toEqual(["Merchant 3", "Merchant 2", "Merchant 1"]);
	expect(more()).toBeNull();
});

test("where nobody has written yet the shop itself is offered", async () => {
	pages = { latest: { list: [], next: null } };
	open();
	await screen.findByText("No conversations yet");
	expect(more()).toBeNull();
});
