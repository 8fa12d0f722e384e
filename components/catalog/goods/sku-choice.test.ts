import { chooseValue, valueState } from "./sku-choice";

const black128 = {
	id: 1,
	options: { colour: "Black", capacity: "128" },
	stock: 4,
};
const black256 = {
	id: 2,
	options: { colour: "Black", capacity: "256" },
	stock: 0,
};
const blue256 = {
	id: 3,
	options: { colour: "Blue", capacity: "256" },
	stock: 2,
};
const skus = [black128, black256, blue256];
const names = ["colour", "capacity"];

describe("what can be chosen", () => {
	test("a value that no sku has beside the options before it is impossible", () => {
		const choice = { skus, names, current: blue256 };
		expect(valueState(choice, "capacity", "128")).toBe("impossible");
		expect(valueState(choice, "capacity", "256")).toBe("open");
	});

	test("the first option is never impossible, so that no choice is a trap", () => {
		for (const current of skus)
			for (const colour of ["Black", "Blue"])
				expect(valueState({ skus, names, current }, "colour", colour)).not.toBe(
					"impossible",
				);
	});

	test("a value is sold out only when all skus with it are", () => {
		const choice = { skus, names, current: black128 };
		expect(valueState(choice, "capacity", "256")).toBe("soldOut");
		expect(valueState(choice, "colour", "Black")).toBe("open");
	});
});

describe("the sku after a choice", () => {
	test("what was chosen after an option stays where it exists", () => {
		const choice = { skus, names, current: blue256 };
		expect(chooseValue(choice, "colour", "Black")).toBe(black256);
	});

	test("it moves to what exists where the combination does not", () => {
		const choice = { skus, names, current: black128 };
		expect(chooseValue(choice, "colour", "Blue")).toBe(blue256);
	});

	test("stock decides between skus that keep equally much", () => {
		const empty = {
			id: 8,
			options: { colour: "Red", capacity: "64" },
			stock: 0,
		};
		const full = {
			id: 9,
			options: { colour: "Red", capacity: "512" },
			stock: 1,
		};
		const choice = { skus: [black128, empty, full], names, current: black128 };
		expect(chooseValue(choice, "colour", "Red")).toBe(full);
	});

	test("an impossible value changes nothing", () => {
		const choice = { skus, names, current: blue256 };
		expect(chooseValue(choice, "capacity", "128")).toBe(blue256);
	});
});
