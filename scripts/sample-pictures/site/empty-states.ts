import { placed } from "../goods/place";
import { brand, groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";

type Spot = [
	icon: string,
	x: number,
	bottom: number,
	size: number,
	tilt?: number,
];

const tints = {
	"empty-search": "sky",
	"not-found": "butter",
	error: "peach",
	"empty-list": "mint",
	"empty-address": "sky",
} as const;
export type EmptyState = keyof typeof tints;
export const emptyStates = Object.keys(tints) as EmptyState[];

// Twice the written size of 480 x 360.
const spots: Record<EmptyState, Spot[]> = {
	"empty-search": [
		["package", 380, 560, 300, -3],
		["red-apple", 664, 566, 130, 8],
		["magnifying-glass-tilted-left", 560, 520, 290],
	],
	"not-found": [
		["cloud", 300, 250, 170],
		["cloud", 690, 220, 120],
		["sailboat", 480, 560, 380],
		["compass", 728, 596, 150, 10],
	],
	error: [
		["cloud-with-rain", 480, 300, 220],
		["toolbox", 390, 580, 280],
		["wrench", 640, 590, 190, 6],
	],
	"empty-list": [
		["basket", 470, 580, 330],
		["potted-plant", 730, 588, 190],
		["teacup-without-handle", 238, 594, 130],
	],
	"empty-address": [
		["house-with-garden", 430, 570, 330],
		["closed-mailbox-with-raised-flag", 712, 584, 190],
		["package", 236, 596, 130, -4],
	],
};

export async function emptyScene(name: EmptyState): Promise<Scene> {
	const ground = groundColours[tints[name]];
	const pieces = [];
	for (const [icon, x, bottom, size, tilt] of spots[name]) {
		const shadow = icon.startsWith("cloud") ? "none" : "stand";
		pieces.push(
			await placed(
				await vectorSprite(icon),
				{ x, bottom, width: size, height: size, tilt },
				shadow,
			),
		);
	}
	const wave = (y: number, opacity: number) =>
		`<path d="M170 ${y}q80 -26 160 0t160 0t160 0t140 -4" fill="none" stroke="${ground.rich}" stroke-opacity="${opacity}" stroke-width="9" stroke-linecap="round"/>`;
	return {
		width: 960,
		height: 720,
		ground: `<rect width="960" height="720" fill="${brand.paper}"/><path d="M190 560C120 420 190 210 360 190C450 110 640 110 700 220C840 260 860 460 780 560Z" fill="${ground.wall}"/><ellipse cx="480" cy="566" rx="372" ry="52" fill="${ground.floor}" opacity=".7"/>${wave(650, 0.5)}${wave(684, 0.25)}`,
		shadow: ground.shadow,
		pieces,
	};
}
