import { timeLeft } from "./time-left";

const now = Date.parse("2026-03-10T22:30:00+08:00");

test.each([
	["2026-03-11T00:00:00+08:00", "today", undefined],
	["2026-03-12T00:00:00+08:00", "tomorrow", undefined],
	["2026-03-13T00:00:00+08:00", "days", 2],
	["2026-03-25T00:00:00+08:00", "days", 14],
	["2026-03-26T00:00:00+08:00", "date", undefined],
])(
	"what ends at %s is counted in Hong Kong's days: %s %s",
	(end, kind, days) => {
		const left = timeLeft(end, now);
		expect(left.kind).toBe(kind);
		if (left.kind === "days") expect(left.days).toBe(days);
	},
);

test("its last moment still belongs to its last day", () => {
	const { lastMoment } = timeLeft("2026-03-11T00:00:00+08:00", now);
	expect(lastMoment.toISOString()).toBe("2026-03-10T15:59:59.999Z");
});
