import type { Piece } from "../scene";
import { type Sprite, tilted } from "../sprite";

export const SIDE = 800;

/** Middle, lowest point and the box a piece must fit. */
export type Place = {
	x: number;
	bottom: number;
	width: number;
	height: number;
	tilt?: number;
};

/** Standing on the floor. */
export function stood(sprite: Sprite, place: Place): Promise<Piece> {
	return placed(sprite, place, "stand");
}

export async function placed(
	sprite: Sprite,
	place: Place,
	shadow: Piece["shadow"],
): Promise<Piece> {
	const turned = await tilted(sprite, place.tilt ?? 0);
	const scale = Math.min(
		place.width / turned.width,
		place.height / turned.height,
	);
	return {
		sprite: turned,
		x: place.x,
		bottom: place.bottom,
		width: turned.width * scale,
		shadow,
	};
}

/** The same, by its middle: for what lies flat. */
export async function laid(
	sprite: Sprite,
	x: number,
	y: number,
	size: number,
	tilt = 0,
): Promise<Piece> {
	const piece = await placed(
		sprite,
		{ x, bottom: 0, width: size, height: size, tilt },
		"lie",
	);
	const height = (piece.width * piece.sprite.height) / piece.sprite.width;
	return { ...piece, bottom: y + height / 2 };
}
