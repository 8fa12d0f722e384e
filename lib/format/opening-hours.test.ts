import { groupOpeningHours, hoursOn, nameWeekdays } from "./opening-hours";

const long = { from: "08:00", to: "23:00" };
const short = { from: "09:00", to: "21:00" };

test("hours that are the same every day are one line without days", () => {
	expect(groupOpeningHours(Array(7).fill(long), "en")).toEqual([
		{ hours: "08:00–23:00" },
	]);
});

test("days in a row with the same hours share a line, and a closed day says so by having none", () => {
	const week = [long, long, long, long, long, short, null];
	const lines = groupOpeningHours(week, "en").map(({ days, hours }) => [
		days?.replace(/\s/g, " "),
		hours,
	]);
	expect(lines).toEqual([
		["Mon – Fri", "08:00–23:00"],
		["Sat", "09:00–21:00"],
		["Sun", undefined],
	]);
});

test.each([
	["2026-11-21T15:59:59Z", short],
	["2026-11-21T16:00:00Z", null],
	["2026-11-22T15:59:59Z", null],
	["2026-11-22T16:00:00Z", long],
])(
	"at %s Hong Kong's calendar says which day's hours count",
	(moment, hours) => {
		const week = [long, long, long, long, long, short, null];
		expect(hoursOn(week, Date.parse(moment))).toEqual(hours);
	},
);

test("weekdays are named from Monday on", () => {
	expect(nameWeekdays("en")).toEqual([
		"Mon",
		"Tue",
		"Wed",
		"Thu",
		"Fri",
		"Sat",
		"Sun",
	]);
});
