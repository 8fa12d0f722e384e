import fc from "fast-check";
import { nextDay, type Rhythm, type Weekday } from "./shopping-list-terms";

const saturdays = (every: number): Rhythm => ({
	kind: "weeks",
	every,
	weekday: 6,
});
const monthly = (day: number): Rhythm => ({ kind: "month", day });

const days: [
	rhythm: Rhythm,
	since: string,
	after: string,
	day: string | null,
][] = [
	// 2026-11-28 is a Saturday.
	[saturdays(1), "2026-11-27", "2026-11-27", "2026-11-28"],
	[saturdays(1), "2026-11-28", "2026-11-28", "2026-12-05"],
	[saturdays(2), "2026-11-27", "2026-11-28", "2026-12-12"],
	[saturdays(2), "2026-11-27", "2026-12-11", "2026-12-12"],
	[saturdays(2), "2026-11-27", "2027-02-01", "2027-02-06"],
	[monthly(31), "2026-01-01", "2026-02-10", "2026-02-28"],
	[monthly(31), "2026-01-01", "2026-02-28", "2026-03-31"],
	[monthly(5), "2026-01-01", "2026-12-05", "2027-01-05"],
	[{ kind: "none" }, "2026-01-01", "2026-01-01", null],
];

test.each(days)("%j since %s comes after %s on %s", (rhythm, ...others) => {
	const [since, after, day] = others;
	expect(nextDay(rhythm, { since, after })).toBe(day);
});

const day = fc
	.integer({ min: 0, max: 40_000 })
	.map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

test("a rhythm of weeks keeps its weekday and its distance, from wherever it is looked at", () => {
	fc.assert(
		fc.property(
			fc.record({
				since: day,
				later: fc.integer({ min: 0, max: 400 }),
				every: fc.integer({ min: 1, max: 12 }),
				weekday: fc.integer({ min: 1, max: 7 }),
			}),
			({ since, later, every, weekday }) => {
				const rhythm: Rhythm = {
					kind: "weeks",
					every,
					weekday: weekday as Weekday,
				};
				const after = new Date(Date.parse(since) + later * 86_400_000)
					.toISOString()
					.slice(0, 10);
				const next = nextDay(rhythm, { since, after }) ?? "";
				const following = nextDay(rhythm, { since, after: next }) ?? "";
				expect(next > after).toBe(true);
				expect(new Date(next).getUTCDay() || 7).toBe(weekday);
				expect(Date.parse(following) - Date.parse(next)).toBe(
					every * 7 * 86_400_000,
				);
				expect(Date.parse(next) - Date.parse(after)).toBeLessThanOrEqual(
					every * 7 * 86_400_000,
				);
			},
		),
	);
});
