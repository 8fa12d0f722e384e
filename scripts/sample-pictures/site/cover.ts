import type { MerchantSeed } from "../../../gateway/db/sample/merchant-schema";
import { type Place, stood } from "../goods/place";
import { groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";
import { harbour } from "./harbour";

const width = 1200;
const height = 400;

const spot = (x: number, size: number, tilt: number): Place => ({
	x,
	bottom: 374,
	width: size,
	height: size,
	tilt,
});

// Far apart, so that each part of it that a narrow page shows holds some; the first stands in front.
const spots = [
	spot(860, 250, 0),
	spot(1060, 190, 6),
	spot(640, 190, -6),
	spot(420, 150, 5),
	spot(230, 120, -5),
	spot(90, 90, 4),
];

/** What stands behind a merchant's name on its front. */
export async function coverScene({
	icons,
	ground: name,
}: MerchantSeed["cover"]): Promise<Scene> {
	const ground = groundColours[name];
	const pieces = [];
	for (const [at, icon] of icons.entries()) {
		const place = spots[at];
		if (place) pieces.unshift(await stood(await vectorSprite(icon), place));
	}
	return {
		width,
		height,
		pieces,
		shadow: ground.shadow,
		ground: harbour(ground, width, height, { x: 760, y: 200 }),
	};
}
