import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { listSlotDays, outlook, type Period, type SlotBook } from "./slots";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** On Hong Kong's clock. */
const there = (text: string) => new Date(`${text}+08:00`);

const emptyBook: SlotBook<Period> = {
	capacity: 20,
	takenAt: () => 0,
	closures: [],
};

function stateOf(start: Date, now: Date, book: Partial<typeof emptyBook> = {}) {
	return listSlotDays({ ...emptyBook, ...book }, now)
		.flatMap(({ slots }) => slots)
		.find(({ from }) => from.getTime() === start.getTime())?.state;
}

/** Any moment of our century, and of those the ones around midnight, month and year. */
const moment = fc.oneof(
	fc.date({
		min: new Date("2001-01-01T00:00Z"),
		max: new Date("2099-12-01T00:00Z"),
		noInvalidDate: true,
	}),
	fc
		.tuple(
			fc.constantFrom("2026-12-31", "2027-02-28", "2028-02-29", "2026-04-30"),
			fc.integer({ min: -2 * hourMs, max: 2 * hourMs }),
		)
		.map(([day, offMs]) => new Date(there(`${day}T24:00`).getTime() + offMs)),
);

test("the cut-off is 90 minutes before a slot begins, and that moment itself is past", () => {
	const start = there("2026-11-21T18:00");
	const before = (ms: number) => new Date(start.getTime() - ms);
	expect(stateOf(start, before(90 * minuteMs + 1))).toBe("open");
	expect(stateOf(start, before(90 * minuteMs))).toBe("past");
	expect(stateOf(start, before(89 * minuteMs))).toBe("past");
});

test.each([
	["2026-11-21T23:59:59.999", "2026-11-21"],
	["2026-11-22T00:00", "2026-11-22"],
	["2026-11-30T23:59", "2026-11-30"],
	["2026-12-31T23:59", "2026-12-31"],
	["2027-01-01T00:00", "2027-01-01"],
])("the first day is Hong Kong's own at %s", (text, date) => {
	const [first, second] = listSlotDays(emptyBook, there(text));
	expect(first?.date).toBe(date);
	expect(second?.slots[0]?.from.getTime()).toBe(
		there(`${date}T10:00`).getTime() + 24 * hourMs,
	);
});

test.each(["America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"])(
	"a gateway on a machine in %s offers Hong Kong's days",
	(zone) => {
		const program = `import { listSlotDays } from "./gateway/features/delivery/store/slots.ts";
			const book = { capacity: 1, takenAt: () => 0, closures: [] };
			const [day] = listSlotDays(book, new Date("2026-12-31T23:30+08:00"));
			console.log(day.date, day.slots[0].from.toISOString())`;
		const said = execFileSync(
			process.execPath,
			["--import", "tsx", "--input-type=module", "--eval", program],
			{ env: { ...process.env, TZ: zone }, encoding: "utf8" },
		);
		expect(said.trim()).toBe("2026-12-31 2026-12-31T02:00:00.000Z");
	},
);

test("after the last cut-off of a year the next slot is on New Year's morning", () => {
	const days = listSlotDays(emptyBook, there("2026-12-31T18:30"));
	expect(days[0]?.slots.every(({ state }) => state === "past")).toBe(true);
	expect(outlook(days).next?.from).toEqual(there("2027-01-01T10:00"));
});

test("at any moment there are seven days of six slots, in order and without a gap, from 10:00 to 22:00 in Hong Kong", () => {
	// The platform's own calendar says what day and hour it is there.
	const calendar = new Intl.DateTimeFormat("sv-SE", {
		timeZone: "Asia/Hong_Kong",
		dateStyle: "short",
		timeStyle: "short",
	});
	fc.assert(
		fc.property(moment, (now) => {
			const days = listSlotDays(emptyBook, now);
			expect(days).toHaveLength(7);
			expect(days[0]?.date).toBe(calendar.format(now).slice(0, 10));
			for (const { date, slots } of days) {
				expect(
					slots.map(({ from, to }) => [
						calendar.format(from),
						calendar.format(to),
					]),
				).toEqual(
					[10, 12, 14, 16, 18, 20].map((hour) => [
						`${date} ${hour}:00`,
						`${date} ${hour + 2}:00`,
					]),
				);
			}
			const dates = days.map(({ date }) => Date.parse(date));
			for (const [at, date] of dates.entries())
				expect(date).toBe((dates[0] ?? 0) + at * 24 * hourMs);
		}),
	);
});

test("no open slot begins within the cut-off, and none that is past begins after it", () => {
	fc.assert(
		fc.property(moment, (now) => {
			for (const { slots } of listSlotDays(emptyBook, now))
				for (const { from, state } of slots)
					expect(state === "open").toBe(
						from.getTime() - now.getTime() > 90 * minuteMs,
					);
		}),
	);
});

test("a slot in time is full exactly when its orders reach the capacity", () => {
	const now = there("2026-11-21T00:00");
	fc.assert(
		fc.property(fc.nat(30), fc.array(fc.nat(40)), (capacity, taken) => {
			const starts = listSlotDays(emptyBook, now).flatMap(({ slots }) =>
				slots.map(({ from }) => from.getTime()),
			);
			const takenAt = (startMs: number) => taken[starts.indexOf(startMs)] ?? 0;
			const book = { ...emptyBook, capacity, takenAt };
			for (const { slots } of listSlotDays(book, now))
				for (const { from, state } of slots)
					expect(state).toBe(
						takenAt(from.getTime()) >= capacity ? "full" : "open",
					);
		}),
	);
});

test("a closure holds from its first moment on and before its last, and the latest one speaks", () => {
	const now = there("2026-11-21T00:00");
	const minute = fc.integer({ min: -600, max: 8 * 24 * 60 });
	const closure = fc.tuple(minute, fc.integer({ min: 1, max: 3_000 })).map(
		([from, lasts]): Period => ({
			from: new Date(now.getTime() + from * minuteMs),
			until: new Date(now.getTime() + (from + lasts) * minuteMs),
		}),
	);
	fc.assert(
		fc.property(fc.array(closure, { maxLength: 4 }), (closures) => {
			for (const { slots } of listSlotDays({ ...emptyBook, closures }, now))
				for (const { from, state, closure } of slots) {
					const holding = closures.filter(
						(one) => one.from <= from && from < one.until,
					);
					expect(closure).toBe(holding.at(-1));
					expect(state).toBe(holding.length > 0 ? "closed" : "open");
				}
		}),
	);
});

test("a closure that ends when a slot begins leaves it open, one that begins then closes it", () => {
	const now = there("2026-11-21T08:00");
	const start = there("2026-11-21T14:00");
	const lasting = (from: string, until: string) => ({
		closures: [{ from: there(from), until: there(until) }],
	});
	expect(
		stateOf(start, now, lasting("2026-11-21T10:00", "2026-11-21T14:00")),
	).toBe("open");
	expect(
		stateOf(start, now, lasting("2026-11-21T14:00", "2026-11-21T14:01")),
	).toBe("closed");
});

test("a store says why it is closed only where that costs the shopper an earlier slot", () => {
	const now = there("2026-11-21T08:00");
	const closure = {
		from: there("2026-11-21T12:00"),
		until: there("2026-11-21T18:00"),
	};
	const day = (book: Partial<typeof emptyBook>, at = now) =>
		outlook(listSlotDays({ ...emptyBook, closures: [closure], ...book }, at));
	// An open slot comes before it.
	expect(day({}).closure).toBeUndefined();
	// Before it all is taken, or past.
	const ten = there("2026-11-21T10:00").getTime();
	const full = day({ takenAt: (startMs) => (startMs === ten ? 20 : 0) });
	expect(full.closure).toBe(closure);
	expect(full.next?.from).toEqual(there("2026-11-21T18:00"));
	expect(day({}, there("2026-11-21T09:00")).closure).toBe(closure);
	// It is over.
	expect(day({}, there("2026-11-21T16:30")).closure).toBeUndefined();
});

test("a store that is closed for a week, or without room, has no next slot", () => {
	const now = there("2026-11-21T08:00");
	const week = { from: now, until: there("2026-12-01T00:00") };
	const closed = outlook(listSlotDays({ ...emptyBook, closures: [week] }, now));
	expect(closed).toEqual({ next: undefined, closure: week });
	expect(outlook(listSlotDays({ ...emptyBook, capacity: 0 }, now))).toEqual({});
});
