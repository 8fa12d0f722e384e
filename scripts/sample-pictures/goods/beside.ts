import { brand } from "../palette";
import { giftBox } from "../props/gift-box";
import { propSprite } from "../props/prop";
import { shoppingBag } from "../props/shopping-bag";
import type { Piece } from "../scene";
import { stood } from "./place";
import type { Subject } from "./subject";

/** Standing before a boutique's bag. */
export async function besideBag({
	main,
	companion,
	dice,
}: Subject): Promise<Piece[]> {
	const prop = await propSprite(
		shoppingBag(dice.pick([brand.red, brand.jade, "#2A4478", "#45434A"])),
		[],
	);
	const pieces = [
		await stood(prop, { x: 290, bottom: 660, width: 480, height: 570 }),
	];
	if (companion)
		pieces.push(
			await stood(companion, { x: 660, bottom: 640, width: 220, height: 240 }),
		);
	pieces.push(
		await stood(main, { x: 530, bottom: 736, width: 440, height: 420 }),
	);
	return pieces;
}

/** Standing before a gift box. */
export async function besideGift({
	main,
	thing,
	companion,
	hasPack,
	canLieLoose,
	livery,
	dice,
}: Subject): Promise<Piece[]> {
	const [colour, ribbon] = dice.pick([
		[brand.label, livery.base],
		[brand.red, "#FFD98A"],
		[brand.jade, "#FFE7B8"],
	] as const);
	const prop = await propSprite(giftBox(colour, ribbon), []);
	const pieces = [
		await stood(prop, { x: 310, bottom: 640, width: 520, height: 520 }),
	];
	pieces.push(
		await stood(main, {
			x: 530,
			bottom: 724,
			width: 440,
			height: hasPack ? 500 : 430,
		}),
	);
	const beside = companion ?? (hasPack && canLieLoose ? thing : null);
	if (beside)
		pieces.push(
			await stood(beside, { x: 270, bottom: 740, width: 230, height: 200 }),
		);
	return pieces;
}
