import type { Place } from "./place";

/** Two interleaved rows, back row first, as large as the frame allows. */
export function cluster(
	count: number,
	aspect: number,
	tilts: number[],
): Place[] {
	if (aspect > 1.45) return pile(count, aspect);
	const overlap = overlapOf(count, aspect);
	const back = Math.ceil(count / 2);
	const front = count - back;
	const halfStep = back === front ? 0.25 : 0;
	const spread = 1 + overlap * (back - 1 + halfStep * 2);
	const height = Math.min(500, 690 / (aspect * spread));
	const step = height * aspect * overlap;
	const rise = Math.min(height * (aspect < 0.62 ? 0.17 : 0.36), 640 - height);
	const floor = 404 + (height + rise) / 2;
	const row = (
		size: number,
		shift: number,
		bottom: number,
		scale: number,
		from: number,
	): Place[] =>
		Array.from({ length: size }, (_, at) => ({
			x: 400 + (at - (size - 1) / 2 + shift) * step,
			bottom,
			width: height * aspect * scale * 1.1,
			height: height * scale,
			tilt: tilts[(from + at) % tilts.length] ?? 0,
		}));
	return [
		...row(back, -halfStep, floor - rise, 0.95, 0),
		...row(front, halfStep, floor, 1.04, back),
	];
}

/** How far apart, in widths: slim things need room, a crowd closes up. */
function overlapOf(count: number, aspect: number): number {
	if (aspect < 0.62) return 1.02;
	return count > 4 ? 0.7 : 0.86;
}

/** Wide things lie one before the other. */
function pile(count: number, aspect: number): Place[] {
	const width = 540;
	const height = width / aspect;
	const rise = Math.min(height * 0.62, (650 - height) / Math.max(1, count - 1));
	const floor = 404 + (height + rise * (count - 1)) / 2;
	return Array.from({ length: count }, (_, at) => ({
		x: 400 + (at % 2 === 0 ? -46 : 46),
		bottom: floor - rise * (count - 1 - at),
		width,
		height: height * 1.1,
	}));
}
