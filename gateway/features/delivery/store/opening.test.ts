import type { DayHours } from "../../../contract/values";
import { isOpenAt } from "./opening";

const daily = { from: "08:00", to: "23:00" };
const hours: DayHours[] = [daily, daily, daily, daily, daily, null, daily];

/** 23 November 2026 is a Monday. */
const instant = (text: string) => new Date(`2026-11-${text}+08:00`);

test.each([
	["23T07:59", false],
	["23T08:00", true],
	["23T22:59", true],
	["23T23:00", false],
	["24T00:30", false],
])("a store opens and closes by Hong Kong's clock: %s", (text, isOpen) => {
	expect(isOpenAt(hours, instant(text))).toBe(isOpen);
});

test("a day without hours is closed, by Hong Kong's calendar", () => {
	expect(isOpenAt(hours, instant("28T12:00"))).toBe(false);
	expect(isOpenAt(hours, instant("29T12:00"))).toBe(true);
	// Sunday there, still Saturday in London.
	expect(isOpenAt(hours, new Date("2026-11-29T00:30Z"))).toBe(true);
});

test("a store that closes at midnight is open until then", () => {
	const late = hours.map(() => ({ from: "08:00", to: "24:00" }));
	expect(isOpenAt(late, instant("23T23:59"))).toBe(true);
});
