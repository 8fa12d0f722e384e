import { canZoomIn, isZoomed, pan, wholePicture, zoomAt } from "./zoom";

const stage = { width: 400, height: 600, picture: 400 };
const centre = { x: 0, y: 0 };

test("what lies under the finger stays under the finger", () => {
	const point = { x: 100, y: -50 };
	const zoom = zoomAt(wholePicture, 2, { point, stage });
	const under = (at: typeof zoom) => ({
		x: (point.x - at.x) / at.scale,
		y: (point.y - at.y) / at.scale,
	});
	expect(under(zoom)).toEqual(under(wholePicture));
});

test("a picture is never smaller than whole, and has a largest size", () => {
	const tiny = zoomAt(wholePicture, 0.1, { point: centre, stage });
	expect(isZoomed(tiny)).toBe(false);
	const huge = zoomAt(wholePicture, 100, { point: centre, stage });
	expect(canZoomIn(huge)).toBe(false);
	expect(huge.scale).toBeLessThanOrEqual(4);
});

test("a whole picture cannot be moved, a large one not past its edge", () => {
	const far = { x: 10_000, y: -10_000 };
	expect(pan(wholePicture, far, stage)).toEqual(wholePicture);
	const large = zoomAt(wholePicture, 2, { point: centre, stage });
	expect(pan(large, far, stage)).toEqual({ scale: 2, x: 200, y: -100 });
});

test("becoming whole again brings the picture back to the middle", () => {
	const moved = pan(
		zoomAt(wholePicture, 3, { point: centre, stage }),
		{ x: 300, y: 200 },
		stage,
	);
	const { scale, x, y } = zoomAt(moved, 0.1, { point: { x: 90, y: 9 }, stage });
	expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0]);
});
