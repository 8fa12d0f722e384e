import { formatDeadline } from "./format-deadline";

const now = Date.parse("2026-11-27T10:00:00+08:00");

test("what must be done within a day is told by its time, and anything later by its day too", () => {
	expect(formatDeadline("2026-11-27T10:30:00+08:00", "en", now)).toBe("10:30");
	const later = formatDeadline("2026-11-30T10:00:00+08:00", "en", now);
	expect(later).toContain("10:00");
	expect(later).toContain("30");
	for (const locale of ["zh-CN", "fr", "es", "th", "lao"] as const)
		expect(formatDeadline("2026-11-30T10:00:00+08:00", locale, now)).toContain(
			"30",
		);
});
