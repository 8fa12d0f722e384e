import type { Point } from "@/gateway/contract/distance";

/** In pixels, from the top left. */
export interface Pixel {
	x: number;
	y: number;
}

const tilePixels = 256;
const equatorMetres = 40_075_016.686;

/** Width of the whole world in pixels; each zoom doubles it. */
export function worldPixels(zoom: number): number {
	return tilePixels * 2 ** zoom;
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

/** Web Mercator: where a point lies on a map of the whole world. */
export function project({ latitude, longitude }: Point, zoom: number): Pixel {
	const world = worldPixels(zoom);
	const sine = Math.sin(radians(latitude));
	return {
		x: ((longitude + 180) / 360) * world,
		y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
	};
}

export function unproject({ x, y }: Pixel, zoom: number): Point {
	const world = worldPixels(zoom);
	const north = Math.PI * (1 - (2 * y) / world);
	return {
		latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
		longitude: (x / world) * 360 - 180,
	};
}

/** What a pixel stands for on the ground; less towards the poles. */
export function metresPerPixel(latitude: number, zoom: number): number {
	return (equatorMetres * Math.cos(radians(latitude))) / worldPixels(zoom);
}
