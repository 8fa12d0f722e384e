import type { ActivitySeed } from "../../../gateway/db/sample/activity-schema";
import { type Place, stood } from "../goods/place";
import { groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";
import { harbour } from "./harbour";

export type Activity = Pick<ActivitySeed, "key" | "icons" | "ground">;

const spot = (
	x: number,
	bottom: number,
	size: number,
	tilt: number,
): Place => ({ x, bottom, width: size, height: size, tilt });

// The first icon is the largest and stands in front, so it is drawn last.
const spots = [
	spot(600, 560, 340, 0),
	spot(886, 566, 264, 7),
	spot(316, 566, 254, -7),
	spot(772, 358, 196, 10),
	spot(430, 350, 184, -10),
	spot(1034, 372, 150, 12),
];

/** Twice as wide as high; its words stand below it on the page. */
export async function activityScene(activity: Activity): Promise<Scene> {
	const ground = groundColours[activity.ground];
	const [width, height] = [1200, 600];
	const pieces = [];
	for (const [at, icon] of activity.icons.entries()) {
		const place = spots[at];
		if (place) pieces.unshift(await stood(await vectorSprite(icon), place));
	}
	return {
		width,
		height,
		ground: harbour(ground, width, height, { x: 600, y: 380 }),
		shadow: ground.shadow,
		pieces,
	};
}
