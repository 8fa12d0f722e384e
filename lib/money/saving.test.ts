import { savingOf } from "./saving";

test("a saving is exact to the cent", () => {
	expect(savingOf("0.10", "0.30")).toBe("0.20");
	expect(savingOf("9999999.99", "10000000.00")).toBe("0.01");
});

test("nothing is saved without a higher old price", () => {
	expect(savingOf("10.00", null)).toBeUndefined();
	expect(savingOf("10.00", "10.00")).toBeUndefined();
	expect(savingOf("10.00", "9.00")).toBeUndefined();
});
