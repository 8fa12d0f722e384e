import type { Point } from "../contract/distance";

const earthRadiusMetres = 6_371_000;

/** The angle between two places as seen from the middle of the earth, by vectors: no formula of the shop's. */
export function greatCircleMetres(from: Point, to: Point): number {
	const [a, b] = [vector(from), vector(to)] as const;
	const cross = [
		a[1] * b[2] - a[2] * b[1],
		a[2] * b[0] - a[0] * b[2],
		a[0] * b[1] - a[1] * b[0],
	];
	const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
	return earthRadiusMetres * Math.atan2(Math.hypot(...cross), dot);
}

function vector({ latitude, longitude }: Point): [number, number, number] {
	const up = (latitude * Math.PI) / 180;
	const along = (longitude * Math.PI) / 180;
	return [
		Math.cos(up) * Math.cos(along),
		Math.cos(up) * Math.sin(along),
		Math.sin(up),
	];
}
