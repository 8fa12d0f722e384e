import fc from "fast-check";
import { basisPointsOf, percentOf } from "./percent";

test("any share is typed as it is shown", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
			expect(basisPointsOf(percentOf(basisPoints))).toBe(basisPoints);
		}),
	);
	expect(percentOf(1_250)).toBe("12.5");
	expect(basisPointsOf(" 8.50 ")).toBe(850);
});

test.each(["", "8,5", "8.555", "-1", "1e2", "8 %"])(
	"what is no share is none: %j",
	(typed) => {
		expect(basisPointsOf(typed)).toBeNaN();
	},
);
