import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useLoginRequest } from "@/lib/session/login-dialog";
import messages from "@/messages/en.json";
import {
	PurchasePanel,
	type PurchaseSku,
	type PurchaseWords,
} from "./purchase-panel";

const words: PurchaseWords = {
	add: "Add to cart",
	added: "Added",
	notAdded: "Not added",
	look: "View",
	buyNow: "Buy now",
	soldOut: "Sold out",
	reasons: { soldOut: "none left", impossible: "not made" },
	quantity: { label: "Quantity", decrease: "One fewer", increase: "One more" },
};

function sku(
	id: number,
	options: Record<string, string>,
	stock: number,
): PurchaseSku {
	return {
		id,
		options,
		stock,
		image: null,
		cost: `costs ${id}00`,
		notes: `${id}30 at the door`,
		limit: `only ${stock}`,
		availability: `${stock} there`,
	};
}

const options = [
	{ name: "colour", label: "Colour", values: ["Black", "Blue"] },
	{ name: "capacity", label: "Capacity", values: ["128", "256"] },
];
const skus = [
	sku(1, { colour: "Black", capacity: "128" }, 3),
	sku(2, { colour: "Black", capacity: "256" }, 0),
	sku(3, { colour: "Blue", capacity: "256" }, 5),
];

function CartOpener() {
	const { reason, wanted } = useLoginRequest() ?? {};
	return (
		<output>
			{reason} {wanted}
		</output>
	);
}

function open() {
	render(
		<NextIntlClientProvider locale="en" messages={{}}>
			<PurchasePanel
				options={options}
				skus={skus}
				initialSkuId={1}
				goodsId={7}
				words={words}
			/>
		</NextIntlClientProvider>,
	);
}

const value = (name: RegExp) => screen.getByRole("link", { name });

beforeEach(() => window.history.replaceState(null, "", "/goods_detail/7"));

test("choosing options gives the sku with its price, stock and address", () => {
	open();
	fireEvent.click(value(/Blue/));
	expect(screen.getAllByText(/costs 300/)).toHaveLength(2);
	expect(screen.getByText(/330 at the door/)).toBeInTheDocument();
	expect(screen.getByText("5 there")).toBeInTheDocument();
	expect(window.location.search).toBe("?sku=3");
});

test("a combination that is not made is disabled and says why", () => {
	open();
	fireEvent.click(value(/Blue/));
	expect(value(/128/)).toHaveAttribute("aria-disabled", "true");
	expect(value(/128/)).not.toHaveAttribute("href");
	fireEvent.click(value(/128/));
	expect(window.location.search).toBe("?sku=3");
	expect(value(/128/)).toHaveAccessibleName(/not made/);
});

test("a sold-out sku can be looked at, says so, and cannot be added", () => {
	open();
	expect(value(/256/)).toHaveAccessibleName(/none left/);
	fireEvent.click(value(/256/));
	expect(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
	expect(screen.queryByRole("group", { name: "Quantity" })).toBeNull();
});

test("a shared link opens on its sku", () => {
	window.history.replaceState(null, "", "/goods_detail/7?sku=3");
	open();
	expect(value(/Blue/)).toHaveAttribute("aria-current", "true");
	expect(screen.getAllByText(/costs 300/)).toHaveLength(2);
});

test("an address that names none of the skus opens on the cheapest", () => {
	window.history.replaceState(null, "", "/goods_detail/7?sku=99");
	open();
	expect(value(/Black/)).toHaveAttribute("aria-current", "true");
});

test("going back to an address shows the sku that it names", () => {
	open();
	fireEvent.click(value(/Blue/));
	window.history.replaceState(null, "", "/goods_detail/7?sku=1");
	fireEvent.popState(window);
	expect(value(/Black/)).toHaveAttribute("aria-current", "true");
});

test("every choice is the address of its sku, for a new tab or without a script", () => {
	open();
	expect(value(/Blue/)).toHaveAttribute("href", "?sku=3");
	let isLeftToBrowser = false;
	const watch = (event: MouseEvent) => {
		isLeftToBrowser = !event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener("click", watch, { once: true });
	fireEvent.click(value(/Blue/), { ctrlKey: true });
	expect(isLeftToBrowser).toBe(true);
	expect(value(/Black/)).toHaveAttribute("aria-current", "true");
});

test("no more can be asked for than are there", () => {
	open();
	const group = within(screen.getByRole("group", { name: "Quantity" }));
	const field = group.getByRole("textbox");
	fireEvent.change(field, { target: { value: "50" } });
	expect(field).toHaveValue("3");
	expect(screen.getByText("only 3")).toBeInTheDocument();
	const more = group.getByRole("button", { name: "One more" });
	expect(more).toHaveAttribute("aria-disabled", "true");
	fireEvent.click(more);
	expect(field).toHaveValue("3");
	fireEvent.change(field, { target: { value: "0" } });
	fireEvent.blur(field);
	expect(field).toHaveValue("1");
	expect(screen.queryByText("only 3")).toBeNull();
});

test("of what there is plenty of, 99 is the most", () => {
	skus.push(sku(4, { colour: "Blue", capacity: "128" }, 5000));
	window.history.replaceState(null, "", "/goods_detail/7?sku=4");
	open();
	skus.pop();
	const field = screen.getByRole("textbox");
	fireEvent.change(field, { target: { value: "100" } });
	expect(field).toHaveValue("99");
	expect(screen.getByText("only 5000")).toBeInTheDocument();
});

test("while a number is being typed the field may be empty", () => {
	open();
	const field = screen.getByRole("textbox");
	fireEvent.change(field, { target: { value: "" } });
	expect(field).toHaveValue("");
	fireEvent.change(field, { target: { value: "2" } });
	fireEvent.blur(field);
	expect(field).toHaveValue("2");
});

test("without script the form sends the chosen sku, as many as are typed, to the shop itself", () => {
	open();
	fireEvent.click(value(/Blue/));
	fireEvent.click(screen.getByRole("button", { name: "One more" }));
	const button = screen.getByRole<HTMLButtonElement>("button", {
		name: "Add to cart",
	});
	const form = button.form as HTMLFormElement;
	expect([form.method, form.getAttribute("action")]).toEqual([
		"post",
		"/api/basket",
	]);
	expect(Object.fromEntries(new FormData(form))).toEqual({
		locale: "en",
		goodsId: "7",
		skuId: "3",
		quantity: "2",
	});
});

test("what is bought at once is the chosen sku, as many as are wanted, once somebody is signed in", () => {
	open();
	render(<CartOpener />);
	fireEvent.click(screen.getByRole("button", { name: "One more" }));
	fireEvent.click(screen.getByRole("link", { name: "Buy now" }));
	expect(
		screen.getByText("buyNow /en/order/order_confirm?goods=7&sku=1&quantity=2"),
	).toBeInTheDocument();
});

test("what is sold out cannot be bought at once, and it is said why", () => {
	open();
	fireEvent.click(value(/256/));
	const button = screen.getByRole("button", { name: "Buy now" });
	expect(button).toBeDisabled();
	expect(button).toHaveAccessibleDescription("0 there");
});

test("of what is sold out a visitor is offered a mail when it is back, and says where it goes", async () => {
	const sent: unknown[] = [];
	window.fetch = (async (path: string, { body }: RequestInit = {}) => {
		if (!path.startsWith("/api/words/")) sent.push(JSON.parse(String(body)));
		const answer = path.startsWith("/api/words/")
			? { watch: messages.watch }
			: { code: 200, message: "", data: null };
		return { ok: true, headers: new Headers(), json: async () => answer };
	}) as never;
	open();
	expect(screen.queryByRole("button", { name: /Tell me/ })).toBeNull();
	fireEvent.click(value(/256/));
	fireEvent.click(await screen.findByRole("button", { name: /Tell me/ }));
	const field = screen.getByLabelText("E-mail");
	fireEvent.change(field, { target: { value: "kit@example.com" } });
	fireEvent.submit(field);
	expect(await screen.findByText(/You will get a mail/)).toBeInTheDocument();
	expect(sent).toEqual([{ skuId: 2, email: "kit@example.com" }]);
});
