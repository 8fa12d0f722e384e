import { type Place, placed } from "../goods/place";
import { groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";
import { harbour } from "./harbour";

const size = { width: 720, height: 960 };

const spot = (
	x: number,
	bottom: number,
	width: number,
	tilt: number,
): Place => ({ x, bottom, width, height: width, tilt });

// Behind to front.
const things: [icon: string, place: Place, shadow: "stand" | "none"][] = [
	["balloon", spot(560, 400, 160, 8), "none"],
	["wrapped-gift", spot(190, 720, 210, -6), "stand"],
	["shopping-bags", spot(440, 780, 360, 0), "stand"],
	["red-apple", spot(150, 830, 130, -8), "stand"],
	["teddy-bear", spot(610, 850, 190, 6), "stand"],
	["key", spot(330, 890, 130, -12), "stand"],
];

/** Beside the words of signing in: what an account opens. */
export async function loginScene(): Promise<Scene> {
	const ground = groundColours.apricot;
	const pieces = [];
	for (const [icon, place, shadow] of things)
		pieces.push(await placed(await vectorSprite(icon), place, shadow));
	return {
		...size,
		ground: harbour(ground, size.width, size.height, { x: 400, y: 420 }),
		shadow: ground.shadow,
		pieces,
	};
}
