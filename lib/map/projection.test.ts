import fc from "fast-check";
import { distanceMetres } from "@/gateway/contract/distance";
import { metresPerPixel, project, unproject } from "./projection";

const place = fc.record({
	latitude: fc.double({ min: -85, max: 85, noNaN: true }),
	longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const zoom = fc.double({ min: 0, max: 18, noNaN: true });

test("what is put on the map is found again at the same place", () => {
	fc.assert(
		fc.property(place, zoom, (point, zoom) => {
			const found = unproject(project(point, zoom), zoom);
			expect(found.latitude).toBeCloseTo(point.latitude, 7);
			expect(found.longitude).toBeCloseTo(point.longitude, 7);
		}),
	);
});

test("further north lies higher, further east lies to the right", () => {
	fc.assert(
		fc.property(place, place, (one, other) => {
			const [first, second] = [project(one, 20), project(other, 20)];
			if (other.latitude - one.latitude > 1e-6)
				expect(second.y).toBeLessThan(first.y);
			if (other.longitude - one.longitude > 1e-6)
				expect(second.x).toBeGreaterThan(first.x);
		}),
	);
});

test("a hundred pixels on the map of Hong Kong are as many metres as the map says", () => {
	const from = { latitude: 22.3193, longitude: 114.1694 };
	const { x, y } = project(from, 13);
	const to = unproject({ x: x + 100, y }, 13);
	const metres = 100 * metresPerPixel(from.latitude, 13);
	// The globe of one is a sphere, that of the other has its own radius.
	expect(Math.abs(distanceMetres(from, to) / metres - 1)).toBeLessThan(0.002);
});
