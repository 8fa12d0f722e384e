import { answerBy } from "./answer-by";
import { days } from "./public-holidays.json";

test.each([
	["a Monday without holidays ahead", "2026-11-02T10:00+08:00", "2026-11-23"],
	[
		"a Saturday, which counts as little as its Sunday",
		"2026-11-07T10:00+08:00",
		"2026-11-27",
	],
	["before Christmas and New Year", "2026-12-18T10:00+08:00", "2027-01-12"],
	[
		"before Lunar New Year, whose fourth day makes up for a Sunday",
		"2027-02-01T10:00+08:00",
		"2027-02-24",
	],
	["before Easter and Ching Ming", "2026-04-01T10:00+08:00", "2026-04-27"],
])("fifteen working days from %s", (_, sentAt, expected) => {
	expect(answerBy(new Date(sentAt))).toBe(expected);
});

test("the day it was sent is Hong Kong's, not Greenwich's", () => {
	const beforeMidnight = answerBy(new Date("2026-11-02T23:59+08:00"));
	const afterMidnight = answerBy(new Date("2026-11-03T00:00+08:00"));
	expect([beforeMidnight, afterMidnight]).toEqual(["2026-11-23", "2026-11-24"]);
});

test("every holiday stands once, in order, on a day that is no Sunday", () => {
	expect([...new Set(days)].sort()).toEqual(days);
	for (const day of days) expect(new Date(day).getUTCDay()).not.toBe(0);
	// Sundays aside there are seventeen in each year.
	for (const year of ["2026", "2027"])
		expect(days.filter((day) => day.startsWith(year))).toHaveLength(17);
});
