import type { z } from "zod";
import type { bannerFile } from "../../../gateway/db/sample/sample-schema";
import { type Place, stood } from "../goods/place";
import { groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";
import { harbour } from "./harbour";

export type Banner = z.infer<typeof bannerFile>[number];

const spot = (
	x: number,
	bottom: number,
	size: number,
	tilt: number,
): Place => ({ x, bottom, width: size, height: size, tilt });

// The first icon is the largest and stands in front, so it is drawn last.
const desktopSpots = [
	spot(838, 366, 268, 0),
	spot(1050, 372, 210, 6),
	spot(648, 374, 190, -7),
	spot(958, 232, 158, 9),
	spot(722, 214, 142, -10),
	spot(1122, 214, 120, 10),
];
const phoneSpots = [
	spot(376, 478, 250, 0),
	spot(588, 484, 196, 7),
	spot(166, 484, 190, -7),
	spot(512, 332, 138, 10),
	spot(240, 334, 128, -10),
	spot(668, 330, 100, 12),
];

export async function desktopBanner(banner: Banner): Promise<Scene> {
	return scene(banner, 1200, 400, desktopSpots, { x: 850, y: 190 });
}

export async function phoneBanner(banner: Banner): Promise<Scene> {
	return scene(banner, 750, 500, phoneSpots, { x: 375, y: 350 });
}

async function scene(
	banner: Banner,
	width: number,
	height: number,
	spots: Place[],
	focus: { x: number; y: number },
): Promise<Scene> {
	const ground = groundColours[banner.ground];
	const pieces = [];
	for (const [at, icon] of banner.icons.entries()) {
		const place = spots[at];
		if (place) pieces.unshift(await stood(await vectorSprite(icon), place));
	}
	return {
		width,
		height,
		ground: harbour(ground, width, height, focus),
		shadow: ground.shadow,
		pieces,
	};
}
