import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useLoginRequest } from "@/lib/session/login-dialog";
import {
	PurchasePanel,
	type PurchaseSku,
	type PurchaseWords,
} from "./purchase-panel";

const words: PurchaseWords = {
	add: "Add to cart",
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

function Door() {
	return <output>{useLoginRequest()?.reason}</output>;
}

function open() {
	render(
		<PurchasePanel
			options={options}
			skus={skus}
			initialSkuId={1}
			words={words}
		/>,
	);
}

const value = (name: RegExp) =>
	screen.getByRole<HTMLInputElement>("radio", { name });

beforeEach(() => window.history.replaceState(null, "", "/goods_detail/7"));

test("choosing options gives the sku with its price, stock and address", () => {
	open();
	fireEvent.click(value(/Blue/));
	expect(screen.getAllByText("costs 300")).toHaveLength(2);
	expect(screen.getByText("5 there")).toBeInTheDocument();
	expect(window.location.search).toBe("?sku=3");
});

test("a combination that is not made is disabled and says why", () => {
	open();
	fireEvent.click(value(/Blue/));
	expect(value(/128/)).toBeDisabled();
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
	expect(value(/Blue/)).toBeChecked();
});

test("no more can be asked for than are there", () => {
	open();
	const group = within(screen.getByRole("group", { name: "Quantity" }));
	const field = group.getByRole("textbox");
	fireEvent.change(field, { target: { value: "50" } });
	expect(field).toHaveValue("3");
	expect(group.getByRole("button", { name: "One more" })).toBeDisabled();
	fireEvent.change(field, { target: { value: "0" } });
	expect(field).toHaveValue("1");
});

test("the button opens the sign-in dialog for what is to be added", () => {
	open();
	render(<Door />);
	fireEvent.click(screen.getByRole("button", { name: "Add to cart" }));
	expect(screen.getByText("addToCart")).toBeInTheDocument();
});
