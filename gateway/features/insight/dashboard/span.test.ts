import { countDays } from "./days";
import { moveBack, periodsOf, spanOf, stepOf } from "./span";

const today = "2026-03-01";

test.each([
	["today", "2026-03-01", "2026-03-01"],
	["last7", "2026-02-23", "2026-03-01"],
	["last30", "2026-01-31", "2026-03-01"],
	["last90", "2025-12-02", "2026-03-01"],
	["month", "2026-03-01", "2026-03-01"],
	["lastMonth", "2026-02-01", "2026-02-28"],
	["year", "2026-01-01", "2026-03-01"],
] as const)(
	"%s goes from %s to %s on the first of March",
	(range, from, to) => {
		expect(spanOf({ range }, today)).toEqual({ from, to });
	},
);

test("days that are named go before a range, and without the last one until today", () => {
	const range = "year";
	expect(spanOf({ range, from: "2026-02-01" }, today)).toEqual({
		from: "2026-02-01",
		to: today,
	});
	const to = "2026-02-01";
	expect(spanOf({ range, to }, today)).toEqual({ from: to, to });
});

test("the last month of January is the December before", () => {
	expect(spanOf({ range: "lastMonth" }, "2026-01-15")).toEqual({
		from: "2025-12-01",
		to: "2025-12-31",
	});
});

test("five years with two leap days are not too long", () => {
	const span = { from: "2020-01-01", to: "2024-12-31" };
	expect(spanOf({ range: "year", ...span }, today)).toEqual(span);
});

test.each([
	[{ from: "2026-01-01", to: "2026-02-28" }, "day", 59],
	[{ from: "2025-12-29", to: "2026-03-01" }, "week", 9],
	[{ from: "2025-03-04", to: "2026-03-01" }, "week", 52],
	[{ from: "2024-02-10", to: "2026-03-01" }, "month", 26],
])(
	"the periods of %j are each a %s, and hold every day once",
	(span, step, count) => {
		const { from, to } = span;
		expect(stepOf(span)).toBe(step);
		const periods = periodsOf(span, stepOf(span));
		expect(periods).toHaveLength(count);
		const days = periods.map((one) => countDays(one.from, one.to));
		expect(days.reduce((all, one) => all + one)).toBe(countDays(from, to));
		expect(periods[0]?.from).toBe(from);
		expect(periods.at(-1)?.to).toBe(to);
	},
);

test("the span before ends on the day before, and is as long", () => {
	const span = { from: "2026-02-01", to: "2026-02-28" };
	expect(moveBack(span, 28)).toEqual({ from: "2026-01-04", to: "2026-01-31" });
});
