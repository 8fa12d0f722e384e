import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { ShopSelect } from "./shop-select";

const shops = Array.from({ length: 101 }, (_, at) => ({
	id: at + 1,
	name: `Shop ${at + 1}`,
}));

let asked: URL[] = [];

async function show(value?: number) {
	asked = [];
	globalThis.fetch = (async (path: string) => {
		const url = new URL(path, "http://localhost");
		asked.push(url);
		const keyword = url.searchParams.get("keyword") ?? "";
		const list = shops.filter(({ name }) => name.includes(keyword));
		const merId = url.searchParams.get("merId");
		const data = url.pathname.endsWith("/shop/detail")
			? { id: Number(merId), name: { "zh-CN": "店舖", en: `Shop ${merId}` } }
			: { list: list.slice(0, 100), total: list.length };
		return {
			headers: new Headers(),
			json: async () => ({ code: 200, data }),
		};
	}) as unknown as typeof fetch;
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<ShopSelect value={value} none="all" onChoose={() => {}} />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

test("the chosen merchant is named, however many stand before it", async () => {
	await show(101);
	expect(screen.getByLabelText("Merchant")).toHaveDisplayValue("Shop 101");
});

test("words find a merchant beyond the first hundred, and the chosen one stays named", async () => {
	await show(2);
	await act(async () => {
		fireEvent.change(screen.getByRole("searchbox"), {
			target: { value: "101" },
		});
	});
	expect(screen.getByRole("option", { name: "Shop 101" })).toBeVisible();
	expect(screen.getByLabelText("Merchant")).toHaveDisplayValue("Shop 2");
});

test("a merchant in the list is asked for no second time", async () => {
	await show(7);
	expect(screen.getByLabelText("Merchant")).toHaveDisplayValue("Shop 7");
	expect(asked).toHaveLength(1);
});
