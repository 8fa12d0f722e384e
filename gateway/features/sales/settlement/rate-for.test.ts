import { commissionDefault } from "../../../contract/sales/settlement-terms";
import { type Rate, rateFor } from "./rate-for";

const sold = { merchantId: 7, categoryId: 31, topCategoryId: 3 };

const rate = (basisPoints: number, fields: Partial<Rate> = {}): Rate => ({
	merchantId: null,
	categoryId: null,
	holdsFrom: "2026-01-01",
	endsOn: null,
	basisPoints,
	...fields,
});
const on = (day: string, ...rates: Rate[]) => rateFor(rates, { ...sold, day });

test("where no rate holds the shop takes what it takes of everybody", () => {
	const others = [
		rate(1, { merchantId: 8 }),
		rate(2, { categoryId: 32 }),
		rate(3, { merchantId: 8, categoryId: 31 }),
	];
	expect(on("2026-06-01", ...others)).toBe(commissionDefault);
});

test("the rate that says most about a line wins, whatever order they stand in", () => {
	const rates = [
		rate(1, { categoryId: 3 }),
		rate(2, { categoryId: 31 }),
		rate(3, { merchantId: 7 }),
		rate(4, { merchantId: 7, categoryId: 3 }),
		rate(5, { merchantId: 7, categoryId: 31 }),
	];
	for (let known = 1; known <= rates.length; known++) {
		const some = rates.slice(0, known);
		expect(on("2026-06-01", ...some)).toBe(known);
		expect(on("2026-06-01", ...some.reverse())).toBe(known);
	}
});

test("a rate holds from its day on, until the day on which it ends", () => {
	const early = rate(500, { merchantId: 7 });
	const late = rate(800, {
		merchantId: 7,
		holdsFrom: "2026-03-01",
		endsOn: "2026-04-01",
	});
	const at = (day: string) => on(day, early, late);
	expect(at("2025-12-31")).toBe(commissionDefault);
	expect(at("2026-01-01")).toBe(500);
	expect(at("2026-02-28")).toBe(500);
	expect(at("2026-03-01")).toBe(800);
	expect(at("2026-03-31")).toBe(800);
	expect(at("2026-04-01")).toBe(500);
});
