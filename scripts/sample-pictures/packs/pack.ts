import type { WordPlaces } from "./words";

export const labelStyles = ["wave", "arch", "disc"] as const;
export type LabelStyle = (typeof labelStyles)[number];

export type PackLook = {
	base: string;
	light: string;
	dark: string;
	deep: string;
	accent: string;
	contents: string;
	label: LabelStyle;
};

/** A pack without its label art: what lies under the art, where the art goes, what lies over it. */
export type PackDrawing = {
	width: number;
	height: number;
	under: string;
	over: string;
	art: { x: number; y: number; width: number; height: number; count?: number };
	words: WordPlaces;
};

export type PackDrawer = (look: PackLook) => PackDrawing;

type Stop = [offset: number, colour: string, opacity?: number];

export function across(id: string, stops: Stop[]): string {
	return gradient(id, 'x1="0" y1="0" x2="1" y2="0"', stops);
}

export function down(id: string, stops: Stop[]): string {
	return gradient(id, 'x1="0" y1="0" x2="0" y2="1"', stops);
}

export function slanted(id: string, stops: Stop[]): string {
	return gradient(id, 'x1="0" y1="0" x2="1" y2="1"', stops);
}

function gradient(id: string, direction: string, stops: Stop[]): string {
	return `<linearGradient id="${id}" ${direction}>${stopsOf(stops)}</linearGradient>`;
}

export function glow(
	id: string,
	stops: Stop[],
	centre = 'cx=".42" cy=".38" r=".7"',
): string {
	return `<radialGradient id="${id}" ${centre}>${stopsOf(stops)}</radialGradient>`;
}

const stopsOf = (stops: Stop[]): string =>
	stops
		.map(
			([offset, colour, opacity = 1]) =>
				`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
		)
		.join("");

/** The light on everything round: a bright strip on the left, a dark turn on the right, a lit rim. */
export const roundLight = (id: string, strength = 1): string =>
	across(id, [
		[0, "#1B0E12", 0.34 * strength],
		[0.09, "#1B0E12", 0.12 * strength],
		[0.17, "#FFFFFF", 0.1],
		[0.24, "#FFFFFF", 0.5 * strength],
		[0.31, "#FFFFFF", 0.14],
		[0.5, "#FFFFFF", 0],
		[0.72, "#1B0E12", 0.1 * strength],
		[0.93, "#1B0E12", 0.36 * strength],
		[1, "#1B0E12", 0.2 * strength],
	]);

export const softBlur = (id: string, deviation: number): string =>
	`<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
