import type { grounds } from "../../../gateway/db/sample/sample-schema";
import { stood } from "../goods/place";
import { groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";
import { studio } from "../studio";

const SIDE = 400;

/** Drawn at twice its size and reduced when written. */
export async function categoryScene(
	icon: string,
	groundName: (typeof grounds)[number],
): Promise<Scene> {
	const ground = groundColours[groundName];
	const piece = await stood(await vectorSprite(icon), {
		x: 200,
		bottom: 0,
		width: 286,
		height: 270,
	});
	const height = (piece.width * piece.sprite.height) / piece.sprite.width;
	return {
		width: SIDE,
		height: SIDE,
		ground: studio(ground, SIDE, SIDE),
		shadow: ground.shadow,
		pieces: [{ ...piece, bottom: 202 + height / 2 }],
	};
}
