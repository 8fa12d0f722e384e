import {
	figureFaults,
	stampLine,
	withFigures,
	withMarks,
} from "./stamped-figures";

const now = "0123456789ab";
const then = "ba9876543210";
const house = { paths: { pages: ["app"] }, fingerprint: () => now };
const document = (fingerprint: string, mark = "") => `# Performance

<!-- figures pages -->
*Measured 2026-11-25, load 0.3, of ${fingerprint}${mark}.*

| page | a second |
| --- | --- |
| home | 100 |
<!-- /figures -->

Why.
`;
const faults = (text: string) =>
	figureFaults("docs/performance.md", text, house);

test("figures of what is there now pass", () => {
	expect(faults(document(now))).toEqual([]);
	expect(withMarks(document(now), house)).toBe(document(now));
});

test("figures older than what they measure are a fault until they are marked", () => {
	expect(faults(document(then))).toEqual([
		"docs/performance.md: what the figures of pages measure has changed since: npm run bench:mark, or measure again",
	]);
	const marked = withMarks(document(then), house);
	expect(marked).toBe(document(then, " (changed since)"));
	expect(faults(marked)).toEqual([]);
	expect(withMarks(marked, house)).toBe(marked);
});

test("figures without a stamp, and of nothing known, are faults", () => {
	const bare = "<!-- figures pages -->\n| home |\n<!-- /figures -->\n";
	expect(faults(bare)).toHaveLength(1);
	expect(faults(document(now).replace("figures pages", "figures x"))).toEqual([
		"docs/performance.md: nothing measures x",
	]);
});

test("a run's tables take the place of those before, and nothing else moves", () => {
	const stamp = { day: "2026-12-01", load: "0.1", fingerprint: now };
	const written = withFigures(document(then, " (changed since)"), "pages", {
		stamp,
		tables: "| home | 200 |",
	});
	expect(written).toContain(`${stampLine(stamp)}\n\n| home | 200 |\n<!-- /`);
	expect(written).not.toContain("| home | 100 |");
	expect(written).toMatch(/^# Performance\n\n[\s\S]*\n\nWhy\.\n$/);
	expect(() =>
		withFigures("# Performance", "pages", { stamp, tables: "" }),
	).toThrow("There is no <!-- figures pages -->.");
});
