import { timetableOf } from "./timetable";

/** 2026-11-27 is a Friday. */
const midnight = (day: string) => Date.parse(`${day}T00:00+08:00`);
const hours = { from: "08:30", to: "23:00" };
const week = [hours, hours, hours, hours, hours, null, hours];

const startsOf = (day: string) =>
	timetableOf("collecting", week)
		.startsOn(midnight(day))
		.map((ms) => new Date(ms + 8 * 3_600_000).toISOString().slice(11, 16));

test("orders are fetched in slots of two hours that begin when the store opens and end before it closes", () => {
	expect(startsOf("2026-11-27")).toEqual([
		"08:30",
		"10:30",
		"12:30",
		"14:30",
		"16:30",
		"18:30",
		"20:30",
	]);
});

test("on a day on which the store stays closed nothing is fetched, deliveries have hours of their own", () => {
	expect(startsOf("2026-11-28")).toEqual([]);
	expect(
		timetableOf("delivery", week).startsOn(midnight("2026-11-28")),
	).toHaveLength(6);
});

test("fetched orders have to be picked two hours before their slot", () => {
	expect(timetableOf("collecting", week).cutOffMinutes).toBe(120);
	expect(timetableOf("delivery", week).cutOffMinutes).toBe(90);
});
