import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { messagesOf } from "@/lib/i18n/messages";
import { HotPanel } from "./hot-panel";

let query = "";
jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useSearchParams: () => new URLSearchParams(query),
	useRouter: () => ({ push: () => {}, prefetch: () => {} }),
}));

test("the way to change a popular word opens its form", async () => {
	globalThis.fetch = (async () => ({
		headers: new Headers(),
		json: async () => ({
			code: 200,
			message: "",
			data: [{ id: 7, keyword: { en: "Mooncakes" } }],
		}),
	})) as unknown as typeof fetch;
	const panel = () => (
		<NextIntlClientProvider locale="en" messages={messagesOf("en")}>
			<HotPanel />
		</NextIntlClientProvider>
	);
	const { rerender } = render(panel());
	const change = await screen.findByRole("link", { name: "Change Mooncakes" });
	query = change.getAttribute("href")?.split("?")[1] ?? "";
	rerender(panel());
	expect(await screen.findByDisplayValue("Mooncakes")).toBeVisible();
});
