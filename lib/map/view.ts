import type { Point } from "@/gateway/contract/distance";
import { type Pixel, project, unproject } from "./projection";

/** What a map shows: its middle, and how near. */
export interface View {
	centre: Point;
	zoom: number;
}

/** Of the map on the screen, in pixels. */
export interface Size {
	width: number;
	height: number;
}

/** How near and how far the map goes. Nearer than this it would show nothing but paper. */
export const zoomMin = 8.5;
export const zoomMax = 15;
/** For somewhere around a place. */
export const guessZoom = 11;
/** For a single place: its neighbourhood with the names of those around. */
export const placeZoom = 13;

const frame = { west: 113.8, east: 114.45, south: 22.13, north: 22.58 };

function within(value: number, min: number, max: number): number {
	return Math.min(max, Math.max(min, value));
}

/** Inside the map's edges. */
export function holdIn({ latitude, longitude }: Point): Point {
	return {
		latitude: within(latitude, frame.south, frame.north),
		longitude: within(longitude, frame.west, frame.east),
	};
}

/** Whether the map has a drawing of it. */
export function isOnMap(point: Point): boolean {
	const held = holdIn(point);
	return held.latitude === point.latitude && held.longitude === point.longitude;
}

/** All of Hong Kong. */
export const everything: Point[] = [
	{ latitude: 22.17, longitude: 113.85 },
	{ latitude: 22.55, longitude: 114.4 },
];

/** Shows all points with a margin, a single one with what is around it. */
export function viewOf(points: readonly Point[], size: Size): View {
	const known = points.length > 0 ? points : everything;
	const corners = known.map((point) => project(holdIn(point), 0));
	const xs = corners.map(({ x }) => x);
	const ys = corners.map(({ y }) => y);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
	const margin = 0.76;
	const zoom = Math.log2(
		Math.min(
			(size.width * margin) / (right - left),
			(size.height * margin) / (bottom - top),
		),
	);
	const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
	return {
		centre: unproject(middle, 0),
		zoom: within(zoom, zoomMin, points.length > 1 ? placeZoom + 1 : placeZoom),
	};
}

/** Where a point stands on the screen. */
export function toScreen(point: Point, view: View, size: Size): Pixel {
	const at = project(point, view.zoom);
	const centre = project(view.centre, view.zoom);
	return {
		x: at.x - centre.x + size.width / 2,
		y: at.y - centre.y + size.height / 2,
	};
}

/** The point that stands there on the screen, rounded to about a metre. */
export function fromScreen({ x, y }: Pixel, view: View, size: Size): Point {
	const centre = project(view.centre, view.zoom);
	const point = unproject(
		{
			x: centre.x + x - size.width / 2,
			y: centre.y + y - size.height / 2,
		},
		view.zoom,
	);
	const exact = holdIn(point);
	return {
		latitude: Math.round(exact.latitude * 1e5) / 1e5,
		longitude: Math.round(exact.longitude * 1e5) / 1e5,
	};
}

/** The map pushed by so many pixels. */
export function pushed(view: View, by: Pixel): View {
	const { x, y } = project(view.centre, view.zoom);
	const centre = unproject({ x: x - by.x, y: y - by.y }, view.zoom);
	return { ...view, centre: holdIn(centre) };
}

/** Nearer or further away, around the middle or around a point that stays where it is. */
export function zoomed(view: View, step: number, around?: Point): View {
	const zoom = within(view.zoom + step, zoomMin, zoomMax);
	if (!around) return { ...view, zoom };
	const before = project(around, view.zoom);
	const centre = project(view.centre, view.zoom);
	const after = project(around, zoom);
	const middle = {
		x: after.x - (before.x - centre.x),
		y: after.y - (before.y - centre.y),
	};
	return { centre: holdIn(unproject(middle, zoom)), zoom };
}
