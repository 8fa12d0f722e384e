import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { GoodsForm } from "./goods-form";
import { newGoods } from "./goods-values";

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

const shops = [
	{ id: 2, name: "Harbour Fresh", cartType: "SUPERMARKET" },
	{ id: 5, name: "Lantau Tea", cartType: "E_COMMERCE" },
];
const tree = [
	["Fruit", "Apples", "SUPERMARKET"],
	["Home", "Teapots", "E_COMMERCE"],
].map(([name, leaf, cartType], at) => ({
	id: at + 1,
	name,
	image: "",
	cartType,
	childList: [{ id: at + 11, name: leaf, image: "" }],
}));

let sent: Record<string, unknown>[] = [];
let answer: object;

async function show(scope: string) {
	const asked = (url: URL) => {
		if (url.pathname.endsWith("/category")) return tree;
		if (url.pathname.endsWith("/shop/list"))
			return { list: shops, total: 2, page: 1, limit: 100, totalPage: 1 };
		if (url.pathname.endsWith("/shop/detail"))
			return shops.find(
				({ id }) => id === Number(url.searchParams.get("merId") ?? 2),
			);
		return { uid: 7, nickname: "Kit", scope: [scope], isOwner: true };
	};
	sent = [];
	globalThis.fetch = (async (path: string, init?: RequestInit) => {
		if (init?.body) sent.push(JSON.parse(String(init.body)));
		const url = new URL(path, "http://shop.test");
		const body = init?.body ? answer : { code: 200, data: asked(url) };
		return { headers: new Headers(), json: async () => body };
	}) as unknown as typeof fetch;
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<GoodsForm initial={newGoods()} />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

const type = (label: string, value: string) =>
	fireEvent.input(screen.getByLabelText(label), { target: { value } });

const save = () =>
	act(async () => screen.getByRole("button", { name: "Save" }).click());

test("what was typed in two languages is sent together, with figures as figures", async () => {
	await show("merchant");
	answer = { code: 200, message: "", data: { id: 3 } };
	type("Name", "Teapot");
	fireEvent.click(screen.getByRole("button", { name: /Français/ }));
	type("Name", "Théière");
	type("Price (HK$)", "45.5");
	type("Stock", "12");
	type("Weight (g)", "300");
	await save();
	expect(sent[0]).toMatchObject({
		name: { en: "Teapot", fr: "Théière" },
		skus: [{ price: "45.50", addStock: 12, weightGrams: 300 }],
	});
});

test("what is refused stands beside its field, which has the focus, and what was typed stays", async () => {
	await show("merchant");
	const fields = { "skus.0.price": "correctPrice" };
	answer = { code: 400, message: "Something is not right", data: { fields } };
	type("Price (HK$)", "cheap");
	await save();
	const price = screen.getByLabelText("Price (HK$)");
	await waitFor(() =>
		expect(price).toHaveAccessibleDescription("Write a price such as 12.50"),
	);
	expect(price).toHaveValue("cheap");
	expect(price).toHaveFocus();
	expect(screen.getByText("Something is not right")).toBeVisible();
});

test("who was quicker and when is said, and what was typed stays", async () => {
	await show("merchant");
	const data = { who: "Ka-yan", at: "2026-03-01T10:00:00.000+08:00" };
	answer = { code: 409, message: "Somebody else was quicker", data };
	type("Name", "Teapot");
	await save();
	expect(await screen.findByText(/Ka-yan changed this product/)).toBeVisible();
	expect(screen.getByLabelText("Name")).toHaveValue("Teapot");
});

const leaves = () =>
	[...screen.getByLabelText<HTMLSelectElement>("Category").options]
		.filter(({ value }) => value)
		.map(({ text }) => text);

const choose = (label: string, value: string) =>
	act(async () => {
		fireEvent.change(screen.getByLabelText(label), { target: { value } });
	});

test("staff choose among the leaves of their own merchant's area, and say not whose it is", async () => {
	answer = { code: 200, message: "", data: { id: 3 } };
	await show("merchant");
	await waitFor(() => expect(leaves()).toEqual(["Apples"]));
	expect(screen.queryByLabelText("Merchant")).toBeNull();
	await save();
	expect(sent[0]).not.toHaveProperty("merId");
});

test("an operator says whose it is, chooses in that area, and begins anew with another merchant", async () => {
	answer = { code: 200, message: "", data: { id: 3 } };
	await show("operator");
	expect(leaves()).toEqual([]);
	expect(screen.getByLabelText("Category")).toHaveAccessibleDescription(
		"Choose the merchant first",
	);
	await choose("Merchant", "2");
	await waitFor(() => expect(leaves()).toEqual(["Apples"]));
	await choose("Category", "11");
	await choose("Merchant", "5");
	await waitFor(() => expect(leaves()).toEqual(["Teapots"]));
	expect(screen.getByLabelText("Category")).toHaveValue("");
	await choose("Category", "12");
	await save();
	expect(sent[0]).toMatchObject({ merId: 5, categoryId: 12 });
});

test("an operator who did not say whose it is hears so beside the choice", async () => {
	const fields = { merId: "emptyMerchant" };
	answer = { code: 400, message: "Something is not right", data: { fields } };
	await show("operator");
	await save();
	expect(
		await screen.findByText("Choose a merchant", { selector: "p" }),
	).toBeVisible();
	expect(screen.getByLabelText("Merchant")).toHaveFocus();
});
