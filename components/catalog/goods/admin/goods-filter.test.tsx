import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { act } from "react";
import { SWRConfig } from "swr";
import messages from "@/messages/en.json";
import { GoodsAdminFilter } from "./goods-filter";
import type { GoodsAdminQuery } from "./use-goods-list";

const gone: string[] = [];

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: (path: string) => gone.push(path) }),
}));

const shops = [
	{ id: 2, name: "Harbour Fresh", cartType: "SUPERMARKET" },
	{ id: 5, name: "Lantau Tea", cartType: "E_COMMERCE" },
];
const tree = [
	{ id: 1, name: "Fruit", image: "", cartType: "SUPERMARKET" },
	{ id: 2, name: "Home", image: "", cartType: "E_COMMERCE" },
];
const everything: GoodsAdminQuery = {
	keyword: "",
	state: undefined,
	cid: undefined,
	merId: undefined,
	page: 1,
};

async function show(scope: string, part: Partial<GoodsAdminQuery> = {}) {
	gone.length = 0;
	globalThis.fetch = (async (path: string) => {
		const { pathname, searchParams } = new URL(path, "http://shop.test");
		const merId = Number(searchParams.get("merId") ?? 2);
		const answers: Record<string, unknown> = {
			category: tree,
			list: { list: shops, total: 2, page: 1, limit: 100, totalPage: 1 },
			detail: shops.find(({ id }) => id === merId),
			info: { uid: 7, nickname: "Kit", scope: [scope], isOwner: true },
		};
		const data = answers[pathname.split("/").at(-1) ?? ""];
		const envelope = { code: 200, message: "", data };
		return { headers: new Headers(), json: async () => envelope };
	}) as unknown as typeof fetch;
	await act(async () => {
		render(
			<SWRConfig value={{ provider: () => new Map() }}>
				<NextIntlClientProvider locale="en" messages={messages as never}>
					<GoodsAdminFilter place={{ ...everything, ...part }} />
				</NextIntlClientProvider>
			</SWRConfig>,
		);
	});
}

const categories = () =>
	screen
		.getAllByRole("group", { hidden: true })
		.map((group) => group.getAttribute("label"));

test("staff narrow their goods to categories of their own merchant's area", async () => {
	await show("merchant");
	await waitFor(() => expect(categories()).toEqual(["Fruit"]));
	expect(screen.queryByLabelText("Merchant")).toBeNull();
});

test("an operator narrows to categories of both areas, or of the chosen merchant's", async () => {
	await show("operator");
	await waitFor(() => expect(categories()).toEqual(["Fruit", "Home"]));
	document.body.replaceChildren();
	await show("operator", { merId: 5 });
	await waitFor(() => expect(categories()).toEqual(["Home"]));
});

test("an operator's choice of a merchant goes into the address, and leaves the category of another area", async () => {
	await show("operator", { keyword: "tea", state: "low", cid: 1, page: 4 });
	const choice = await screen.findByLabelText("Merchant");
	fireEvent.change(choice, { target: { value: "5" } });
	expect(gone).toEqual([
		expect.stringMatching(/console\/goods\?keyword=tea&state=low&merId=5$/),
	]);
});
