import type { Pixel } from "./projection";
import type { Size } from "./view";

/** A name that would like to stand centred at a place of the screen. */
export interface Label extends Pixel {
	words: string;
}

interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

const lineHeight = 18;
const wideWidth = 12;
const narrowWidth = 6.5;
/** Thai vowels and tone marks stand above or below their consonant. */
const markless = /\p{Mark}/gu;
const wide = /\p{Script=Han}/u;

/** About how wide words are in the map's small letters: what measures exactly would have to draw them first. */
function widthOf(words: string): number {
	const letters = [...words.replace(markless, "")];
	return letters.reduce(
		(width, letter) => width + (wide.test(letter) ? wideWidth : narrowWidth),
		0,
	);
}

function boxOf({ words, x, y }: Label): Box {
	const half = widthOf(words) / 2 + 4;
	return {
		left: x - half,
		right: x + half,
		top: y - lineHeight / 2,
		bottom: y + lineHeight / 2,
	};
}

function meet(one: Box, other: Box): boolean {
	return (
		one.left < other.right &&
		other.left < one.right &&
		one.top < other.bottom &&
		other.top < one.bottom
	);
}

/**
 * The names that fit: those that come first are served first, none covers another, none is cut by the edge or stands on
 * what must stay free.
 */
export function chooseLabels<L extends Label>(
	labels: readonly L[],
	size: Size,
	free: readonly Label[] = [],
): L[] {
	const taken = free.map(boxOf);
	return labels.filter((label) => {
		const box = boxOf(label);
		const isInside =
			box.left >= 0 &&
			box.top >= 0 &&
			box.right <= size.width &&
			box.bottom <= size.height;
		if (!isInside || taken.some((other) => meet(box, other))) return false;
		taken.push(box);
		return true;
	});
}
