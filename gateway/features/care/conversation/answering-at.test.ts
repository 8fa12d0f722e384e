import { answeringAt } from "./answering-at";

const day = { from: "10:00", to: "19:00" };
/** Closed on Sundays, short on Saturdays. */
const week = [day, day, day, day, day, { from: "12:00", to: "16:00" }, null];
/** On Hong Kong's clock; 23 November 2026 is a Monday. */
const at = (said: string) => new Date(`2026-11-${said}+08:00`);
const stateAt = (
	said: string,
	part: Partial<Parameters<typeof answeringAt>[0]> = {},
) => answeringAt({ week, awayUntil: null, ...part }, at(said));

test.each([
	["the minute they open", "23T10:00", true],
	["the last minute", "23T18:59", true],
	["the minute they close", "23T19:00", false],
	["the minute before they open", "23T09:59", false],
])("%s counts as it says", (_, said, isOpen) => {
	expect(stateAt(said)).toMatchObject({ hours: day, isOpen });
});

test.each([
	["before they open, they are back the same day", "23T00:00", "23T10:00"],
	["a second before midnight, the next day", "23T23:59:59", "24T10:00"],
	["at midnight, that day", "24T00:00", "24T10:00"],
	["on Friday night, on Saturday as Saturdays are", "27T20:00", "28T12:00"],
	["on Saturday night, on Monday", "28T16:00", "30T10:00"],
	["on a Sunday, on Monday", "29T12:00", "30T10:00"],
])("%s", (_, said, back) => {
	const { isOpen, opensAt } = stateAt(said);
	expect(isOpen).toBe(false);
	expect(new Date(opensAt ?? "")).toEqual(at(back));
	expect(opensAt).toContain("+08:00");
});

test("while they answer nothing is said of the next time", () => {
	expect(stateAt("23T12:00").opensAt).toBeNull();
});

test("on a day that is closed the hours are those of the next", () => {
	expect(stateAt("29T12:00").hours).toEqual(day);
	expect(stateAt("27T20:00").hours).toEqual(day);
	expect(stateAt("28T08:00").hours).toEqual({ from: "12:00", to: "16:00" });
});

test("who answers on one day of the week is back in a week", () => {
	const once = [day, null, null, null, null, null, null];
	const { opensAt } = stateAt("23T19:00", { week: once });
	expect(new Date(opensAt ?? "")).toEqual(at("30T10:00"));
});

test("around the clock is open at every minute", () => {
	const always = Array.from({ length: 7 }, () => ({
		from: "00:00",
		to: "24:00",
	}));
	for (const said of ["23T00:00", "23T23:59:59", "29T12:00"])
		expect(stateAt(said, { week: always }).isOpen).toBe(true);
});

test("who is away is back when they open on that day, or on the next that is not closed", () => {
	const away = stateAt("23T12:00", { awayUntil: "2026-11-25" });
	expect(away).toMatchObject({ isAway: true, isOpen: false, hours: day });
	expect(new Date(away.opensAt ?? "")).toEqual(at("25T10:00"));
	const overSunday = stateAt("23T12:00", { awayUntil: "2026-11-29" });
	expect(new Date(overSunday.opensAt ?? "")).toEqual(at("30T10:00"));
});

test("an absence ends at midnight of the day on which they are back", () => {
	const awayUntil = "2026-11-24";
	expect(stateAt("23T23:59:59", { awayUntil }).isAway).toBe(true);
	expect(stateAt("24T00:00", { awayUntil }).isAway).toBe(false);
	expect(stateAt("24T10:00", { awayUntil }).isOpen).toBe(true);
});

test("who never said when they answer is open unless away", () => {
	const unsaid = { week: null };
	expect(stateAt("29T03:00", unsaid)).toEqual({
		hours: null,
		isOpen: true,
		opensAt: null,
		isAway: false,
	});
	const away = stateAt("23T03:00", { ...unsaid, awayUntil: "2026-11-25" });
	expect(away).toMatchObject({ isOpen: false, opensAt: null, isAway: true });
});
