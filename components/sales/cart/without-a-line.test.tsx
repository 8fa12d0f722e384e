import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { readBasket } from "@/lib/cart/basket";
import {
	add,
	type CartPage,
	freshCartPage,
	openPage,
	pieces,
	rice,
	signIn,
} from "./testing/cart-page";

let page: CartPage;

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

beforeEach(() => {
	page = freshCartPage();
	jest.spyOn(console, "warn").mockImplementation(() => {});
});

const waits =
	"Kept on this device. It goes into your cart when there is a connection again.";
const outbox = () =>
	JSON.parse(localStorage.getItem("hk-outbox") ?? "null")?.content;

function lineIsBack() {
	page.hasLine = true;
	fireEvent(window, new Event("online"));
}

test("without a line a visitor's goods wait on the device and count, and what changed is told when there is one", async () => {
	openPage();
	page.hasLine = false;
	add();
	expect(await screen.findByText(waits)).toBeVisible();
	expect(await pieces("1 piece")).toBeInTheDocument();
	lineIsBack();
	const said = "What was kept on this device is in your cart now";
	expect(await screen.findByText(said)).toBeVisible();
	expect(readBasket()).toMatchObject({ lines: [rice], waiting: [] });
	expect(await pieces("1 piece")).toBeInTheDocument();
});

test("without a line a session's goods wait, and are joined once with what changed by name", async () => {
	signIn();
	openPage();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	page.hasLine = false;
	add();
	expect(await screen.findByText(waits)).toBeVisible();
	expect(await pieces("5 pieces")).toBeInTheDocument();
	page.changed = [
		{
			goodsId: 7,
			name: "Rice",
			state: "available",
			added: 1,
			price: "12.00",
			priceBefore: "10.00",
		},
		{
			goodsId: 8,
			name: "Tea",
			state: "soldOut",
			added: 0,
			price: "5.00",
			priceBefore: null,
		},
	];
	lineIsBack();
	const said = "“Rice” now costs HK$12.00; it was HK$10.00. “Tea” is sold out.";
	expect(await screen.findByText(said)).toBeVisible();
	expect(page.joined).toEqual([{ key: expect.any(String), lines: [rice] }]);
	fireEvent(window, new Event("online"));
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	expect(page.joined).toHaveLength(1);
});

test("where the answer to putting in is lost the same key is joined, by the next page if need be", async () => {
	signIn();
	openPage();
	page.lost = "save";
	add();
	expect(await screen.findByText(waits)).toBeVisible();
	cleanup();
	page.lost = undefined;
	openPage();
	await waitFor(() =>
		expect(page.joined).toEqual([{ key: expect.any(String), lines: [rice] }]),
	);
	expect(page.joined).toEqual(page.saved);
});

test("what waits ends with its session, and is no other one's", async () => {
	signIn();
	openPage();
	page.hasLine = false;
	add();
	await screen.findByText(waits);
	expect(outbox().waiting).toHaveLength(1);
	cleanup();
	page.hasLine = true;
	signIn("another-session");
	openPage();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	await waitFor(() => expect(outbox()).toBeUndefined());
	expect(page.joined).toEqual([]);
});
