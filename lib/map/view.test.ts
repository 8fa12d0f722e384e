import fc from "fast-check";
import {
	fromScreen,
	isOnMap,
	pushed,
	toScreen,
	viewOf,
	zoomed,
	zoomMax,
	zoomMin,
} from "./view";

const inHongKong = fc.record({
	latitude: fc.double({ min: 22.15, max: 22.56, noNaN: true }),
	longitude: fc.double({ min: 113.83, max: 114.44, noNaN: true }),
});
const size = fc.record({
	width: fc.integer({ min: 280, max: 1200 }),
	height: fc.integer({ min: 160, max: 600 }),
});

test("every point the map is asked to show stands inside it", () => {
	fc.assert(
		fc.property(
			fc.array(inHongKong, { minLength: 1, maxLength: 20 }),
			size,
			(points, size) => {
				const view = viewOf(points, size);
				// A map at its furthest may be too small for all of Hong Kong.
				fc.pre(view.zoom > zoomMin);
				for (const point of points) {
					const { x, y } = toScreen(point, view, size);
					expect(x).toBeGreaterThanOrEqual(0);
					expect(x).toBeLessThanOrEqual(size.width);
					expect(y).toBeGreaterThanOrEqual(0);
					expect(y).toBeLessThanOrEqual(size.height);
				}
			},
		),
	);
});

test("what is tapped is what stood there, within two metres", () => {
	fc.assert(
		fc.property(inHongKong, inHongKong, size, (centre, point, size) => {
			const view = { centre, zoom: 13 };
			const found = fromScreen(toScreen(point, view, size), view, size);
			expect(found.latitude).toBeCloseTo(point.latitude, 4);
			expect(found.longitude).toBeCloseTo(point.longitude, 4);
		}),
	);
});

test("however far the map is pushed and zoomed, its middle stays in Hong Kong and its zoom within bounds", () => {
	const step = fc.record({
		x: fc.integer({ min: -9000, max: 9000 }),
		y: fc.integer({ min: -9000, max: 9000 }),
		zoom: fc.integer({ min: -3, max: 3 }),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
			let view = viewOf([], { width: 360, height: 200 });
			for (const { zoom, ...by } of steps)
				view = zoomed(pushed(view, by), zoom);
			expect(isOnMap(view.centre)).toBe(true);
			expect(view.zoom).toBeGreaterThanOrEqual(zoomMin);
			expect(view.zoom).toBeLessThanOrEqual(zoomMax);
		}),
	);
});

test("a zoom around the pin leaves the pin where it stands", () => {
	const size = { width: 360, height: 200 };
	const pin = { latitude: 22.3193, longitude: 114.1694 };
	const view = { centre: { latitude: 22.31, longitude: 114.16 }, zoom: 12 };
	const nearer = zoomed(view, 1, pin);
	expect(nearer.zoom).toBe(13);
	expect(toScreen(pin, nearer, size).x).toBeCloseTo(
		toScreen(pin, view, size).x,
	);
	expect(toScreen(pin, nearer, size).y).toBeCloseTo(
		toScreen(pin, view, size).y,
	);
});
