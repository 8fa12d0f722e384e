import { worthOf } from "./points-worth";

test.each([
	[0, "0.00"],
	[7, "0.07"],
	[100, "1.00"],
	[123_456, "1234.56"],
])("%d points take %s off", (points, worth) => {
	expect(worthOf(points)).toBe(worth);
});
