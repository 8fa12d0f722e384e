import { stood } from "../goods/place";
import { shade } from "../oklch";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";

const SIDE = 400;

/** A sign over a shop door: one deep colour, a ring, a lit disc, the vector. */
export async function merchantScene(
	icon: string,
	colour: string,
): Promise<Scene> {
	const piece = await stood(await vectorSprite(icon), {
		x: 200,
		bottom: 0,
		width: 214,
		height: 206,
	});
	const height = (piece.width * piece.sprite.height) / piece.sprite.width;
	const dark = shade(colour, -0.1);
	return {
		width: SIDE,
		height: SIDE,
		ground: `<defs><radialGradient id="deep" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="${shade(colour, 0.08)}"/><stop offset="1" stop-color="${dark}"/></radialGradient><radialGradient id="disc" cx=".4" cy=".34" r=".8"><stop offset="0" stop-color="#FFF"/><stop offset="1" stop-color="#F4ECDF"/></radialGradient></defs><rect width="400" height="400" fill="url(#deep)"/><circle cx="200" cy="200" r="166" fill="none" stroke="#FFE7B8" stroke-width="7"/><circle cx="200" cy="206" r="146" fill="${dark}" opacity=".6"/><circle cx="200" cy="200" r="144" fill="url(#disc)"/>`,
		shadow: dark,
		pieces: [{ ...piece, bottom: 200 + height / 2 }],
	};
}
