import { addAmounts, fromCents, toCents } from "./cents";

test("amounts are added to the cent", () => {
	expect(addAmounts(["0.10", "0.20", "123456.70"])).toBe("123457.00");
	expect(addAmounts(["0.01"])).toBe("0.01");
	expect(addAmounts([])).toBe("0.00");
});

test("what becomes cents becomes the same amount again", () => {
	for (const amount of ["0.00", "0.05", "9.90", "9999999999.99"])
		expect(fromCents(toCents(amount))).toBe(amount);
});
