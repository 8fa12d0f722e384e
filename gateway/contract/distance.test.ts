import fc from "fast-check";
import { greatCircleMetres } from "../testing/great-circle";
import { distanceMetres } from "./distance";

const point = fc.record({
	latitude: fc.double({ min: -90, max: 90, noNaN: true }),
	longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfRoundTheEarth = 20_015_087;

test.each([
	["one degree of a meridian", [22, 114, 23, 114], 111_195],
	["one degree of the equator", [0, 113, 0, 114], 111_195],
	["across the date line", [0, 179.5, 0, -179.5], 111_195],
	["pole to pole", [90, 0, -90, 0], halfRoundTheEarth],
	// Star Ferry: Central pier to Tsim Sha Tsui pier.
	["across the harbour", [22.2871, 114.1612, 22.2937, 114.1686], 1_058],
] as const)("a distance is in metres: %s", (_, way, metres) => {
	const from = { latitude: way[0], longitude: way[1] };
	const to = { latitude: way[2], longitude: way[3] };
	expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThan(5);
});

test("it is as far back, no way is longer than half round the earth, and a point is 0 from itself", () => {
	fc.assert(
		fc.property(point, point, (one, other) => {
			const metres = distanceMetres(one, other);
			expect(metres).toBe(distanceMetres(other, one));
			expect(metres).toBeGreaterThanOrEqual(0);
			expect(metres).toBeLessThanOrEqual(halfRoundTheEarth);
			expect(distanceMetres(one, one)).toBe(0);
		}),
	);
});

test("it is what another way of reckoning finds, to the metre, anywhere on earth", () => {
	fc.assert(
		fc.property(point, point, (one, other) => {
			const metres = greatCircleMetres(one, other);
			expect(Math.abs(distanceMetres(one, other) - metres)).toBeLessThan(1);
		}),
	);
});
