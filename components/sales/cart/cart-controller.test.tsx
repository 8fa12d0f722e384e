import {
	act,
	cleanup,
	fireEvent,
	screen,
	waitFor,
} from "@testing-library/react";
import { putInBasket, readBasket } from "@/lib/cart/basket";
import {
	add,
	type CartPage,
	freshCartPage,
	openPage,
	pieces,
	rice,
	signIn,
	sku,
} from "./testing/cart-page";

let page: CartPage;

jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => ({ push: () => {} }),
}));

beforeEach(() => {
	page = freshCartPage();
});

test("a goods of one sku goes in by its card, is said, and counts", async () => {
	signIn();
	openPage();
	expect(
		await screen.findByText(
			"4 pieces: 3 from the supermarket, 1 from the mall",
		),
	).toBeInTheDocument();
	add();
	expect(await screen.findByText("Added to your cart")).toBeVisible();
	expect(page.saved).toEqual([{ key: expect.any(String), lines: [rice] }]);
	expect(screen.getByText("5 pieces")).toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Add" })).not.toHaveAttribute(
		"aria-busy",
	);
});

test("of a goods with several skus a shopper chooses one first", async () => {
	page.skus = [
		{ ...sku, id: 70, options: { pack: "Small" } },
		{ ...sku, id: 71, options: { pack: "Large" } },
	];
	signIn();
	openPage();
	add();
	fireEvent.click(await screen.findByRole("link", { name: "Large" }));
	expect(page.saved).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Add to cart" }));
	await screen.findByText("Added to your cart");
	expect(page.saved).toMatchObject([
		{ lines: [{ skuId: 71, quantity: 1, priceSeen: "10.00" }] },
	]);
});

test("a visitor is asked nothing: the goods lie on the device, and count", async () => {
	openPage();
	add();
	expect(await screen.findByText("Added to your cart")).toBeVisible();
	expect(await pieces("1 piece")).toBeInTheDocument();
	expect(screen.getByText("closed")).toBeInTheDocument();
	expect(readBasket().lines).toEqual([rice]);
	fireEvent.click(screen.getByRole("button", { name: "View" }));
	expect(screen.getByText("cart")).toBeInTheDocument();
	expect([page.saved, page.joined]).toEqual([[], []]);
});

test("a page that is opened anew counts what lies on the device, and asks nobody", async () => {
	putInBasket([{ skuId: 70, quantity: 2 }]);
	const kept = JSON.parse(localStorage.getItem("hk-basket") ?? "");
	kept.content.pieces = { SUPERMARKET: 0, E_COMMERCE: 2 };
	localStorage.setItem("hk-basket", JSON.stringify(kept));
	const asked = jest.spyOn(window, "fetch");
	openPage();
	expect(await pieces("2 pieces")).toBeInTheDocument();
	expect(asked).not.toHaveBeenCalled();
});

test("whoever signs in finds the basket joined with the own cart, and the device empty", async () => {
	putInBasket([{ skuId: 70, quantity: 3 }]);
	openPage();
	signIn();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	expect(page.joined).toEqual([
		{ key: expect.any(String), lines: [{ skuId: 70, quantity: 3 }] },
	]);
	expect(readBasket().lines).toEqual([]);
	expect(readBasket().sent).toBeUndefined();
});

test("where the answer is lost nothing is, and the next page asks by the same key", async () => {
	jest.spyOn(console, "warn").mockImplementation(() => {});
	putInBasket([{ skuId: 70, quantity: 3 }]);
	page.lost = "join";
	openPage();
	signIn();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	cleanup();
	page.lost = undefined;
	openPage();
	await waitFor(() => expect(readBasket().sent).toBeUndefined());
	expect(page.joined).toHaveLength(2);
	expect(page.joined[1]).toEqual(page.joined[0]);
});

test("a page that is going leaves the basket to the one that comes", async () => {
	putInBasket([{ skuId: 70, quantity: 3 }]);
	openPage();
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	signIn();
	await pieces("4 pieces: 3 from the supermarket, 1 from the mall");
	hidden.mockRestore();
	expect(page.joined).toEqual([]);
	expect(readBasket().lines).toHaveLength(1);
});

test("an empty basket shows no number", async () => {
	openPage();
	await act(async () => {});
	expect(screen.queryByText(/piece/)).toBeNull();
});
