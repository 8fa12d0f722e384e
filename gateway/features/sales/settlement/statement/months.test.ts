import { beginOfDay } from "../../../../http/hong-kong-time";
import { firstOpenMonth, monthOf, nextMonth } from "./months";

test("a month is closed on the second day of the next one, by Hong Kong's calendar", () => {
	expect(firstOpenMonth(new Date("2026-12-01T23:59:59+08:00"))).toBe(
		"2026-11-01",
	);
	expect(firstOpenMonth(new Date("2026-12-02T00:00:00+08:00"))).toBe(
		"2026-12-01",
	);
	expect(firstOpenMonth(new Date("2027-01-01T12:00:00+08:00"))).toBe(
		"2026-12-01",
	);
});

test("months follow each other over the end of a year, and begin at Hong Kong's midnight", () => {
	expect(nextMonth("2026-12-01")).toBe("2027-01-01");
	expect(nextMonth("2027-01-01", -1)).toBe("2026-12-01");
	expect(monthOf(beginOfDay("2026-12-01"))).toBe("2026-12-01");
	expect(monthOf(new Date(beginOfDay("2026-12-01").getTime() - 1))).toBe(
		"2026-11-01",
	);
});
