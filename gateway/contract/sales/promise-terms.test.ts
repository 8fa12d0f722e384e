import fc from "fast-check";
import { inTimeFrom, inTimePercent } from "./promise-terms";

test("nothing is said of fewer than twenty promises that were measured", () => {
	expect(inTimeFrom).toBe(20);
	expect(inTimePercent({ kept: 19, broken: 0 })).toBeNull();
	expect(inTimePercent({ kept: 0, broken: 19 })).toBeNull();
	expect(inTimePercent({ kept: 19, broken: 1 })).toBe(95);
	expect(inTimePercent({ kept: 0, broken: 20 })).toBe(0);
});

test("the figure is whole, never more than what was kept, and a hundred of all that were kept alone", () => {
	const count = fc.integer({ min: 0, max: 1_000_000 });
	fc.assert(
		fc.property(count, count, (kept, broken) => {
			const percent = inTimePercent({ kept, broken });
			if (percent === null) return kept + broken < inTimeFrom;
			const measured = kept + broken;
			return (
				percent * measured <= kept * 100 &&
				(percent + 1) * measured > kept * 100 &&
				(percent === 100) === (broken === 0)
			);
		}),
	);
	expect(inTimePercent({ kept: 999_999, broken: 1 })).toBe(99);
});
