import { localeCodes } from "@/gateway/contract/locale";
import { formatDate } from "./format-date";

test.each(localeCodes)(
	"a date in %s counts years as Hong Kong does",
	(locale) => {
		const shown = formatDate(new Date("2026-11-21T12:00:00Z"), locale, {
			dateStyle: "medium",
		});
		expect(shown).toContain("2026");
	},
);

test("an evening elsewhere is already tomorrow in Hong Kong", () => {
	const shown = formatDate(new Date("2026-11-21T20:00:00Z"), "en", {
		dateStyle: "medium",
	});
	expect(shown).toContain("22");
});

test("Lao says a day and a time in its own words, whatever the browser knows of Lao", () => {
	const at = new Date("2026-11-22T22:05:00Z");
	expect(formatDate(at, "lao", { dateStyle: "medium" })).toBe("23 ພ.ຈ. 2026");
	expect(
		formatDate(at, "lao", { dateStyle: "medium", timeStyle: "short" }),
	).toBe("23 ພ.ຈ. 2026, 06:05");
	const day = { weekday: "short", day: "numeric", month: "numeric" } as const;
	expect(formatDate(at, "lao", day)).toBe("ຈັນ, 23/11");
	expect(formatDate(at, "lao", { timeStyle: "short" })).toBe("06:05");
	expect(formatDate(at, "lao", { month: "long", year: "numeric" })).toBe(
		"ພ.ຈ. 2026",
	);
});

test.each(localeCodes)("an evening in %s is told by 24 hours", (locale) => {
	const at = new Date("2026-11-21T11:26:00Z");
	for (const options of [
		{ timeStyle: "short" },
		{ dateStyle: "medium", timeStyle: "short" },
		{ hour: "2-digit", minute: "2-digit" },
	] as const)
		expect(formatDate(at, locale, options)).toMatch(/19:26$/);
});
