import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { messagesOf } from "@/lib/i18n/messages";
import { SectionPanel } from "./section-panel";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useSearchParams: () => new URLSearchParams(),
}));

const section = (id: number, title: string) => ({
	id,
	cartType: "SUPERMARKET",
	rule: "best",
	categoryId: null,
	title: { en: title },
	subtitle: {},
	path: "/",
});
const fresh = section(1, "Fresh today");
const frozen = section(2, "Frozen");

test("shelves that were put in another order stand in the order that the shop answers", async () => {
	const arranged: unknown[] = [];
	globalThis.fetch = (async (path: string, init?: RequestInit) => {
		if (init?.body) arranged.push([path, JSON.parse(String(init.body))]);
		const data = init?.body ? [frozen, fresh] : [fresh, frozen];
		const envelope = { code: 200, message: "", data };
		return { headers: new Headers(), json: async () => envelope };
	}) as unknown as typeof fetch;
	render(
		<NextIntlClientProvider locale="en" messages={messagesOf("en")}>
			<SectionPanel />
		</NextIntlClientProvider>,
	);
	fireEvent.click(
		await screen.findByRole("button", { name: "Move Frozen up" }),
	);
	const list = screen.getByRole("list", { name: "Supermarket" });
	await waitFor(() => expect(list).toHaveTextContent(/Frozen.*Fresh today/));
	expect(arranged).toEqual([
		[expect.stringMatching(/section\/arrange\/SUPERMARKET$/), { ids: [2, 1] }],
	]);
	expect(
		screen.getByRole("link", { name: "Change Fresh today" }),
	).toHaveAttribute("href", "/en/console/content?tab=sections&form=1");
});
