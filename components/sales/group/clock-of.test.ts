import { clockOf } from "./clock-of";

test.each([
	[0, "00:00:00"],
	[1, "00:00:01"],
	[59_001, "00:01:00"],
	[3_600_000, "01:00:00"],
	[72 * 3_600_000 - 1_000, "71:59:59"],
])("%i milliseconds are written as %s", (left, written) => {
	expect(clockOf(left)).toBe(written);
});
