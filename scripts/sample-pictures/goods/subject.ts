import type { GoodsSeed } from "../../../gateway/db/sample/sample-schema";
import { liveryFor } from "../packs/draw-pack";
import {
	type Ground,
	groundColours,
	type Livery,
	packGround,
	secondGrounds,
} from "../palette";
import { type Dice, diceFor } from "../seed";
import { type Sprite, vectorSprite } from "../sprite";
import {
	onlyOnLabels,
	type Staging,
	seenFromAbove,
	stagingOf,
} from "./staging";
import { soldAs, thingsOf, variantsOf } from "./variants";

/** Everything the four pictures of one goods are made from. */
export type Subject = {
	goods: GoodsSeed;
	dice: Dice;
	ground: Ground;
	/** A second tint for the group picture. */
	secondGround: Ground;
	staging: Staging;
	thing: Sprite;
	companion: Sprite | null;
	/** May lie loose beside its pack; a living pig may not. */
	canLieLoose: boolean;
	/** What is sold: the pack, or the thing itself. */
	main: Sprite;
	/** What is sold, in each colour or flavour there is (at most five). */
	variants: Sprite[];
	livery: Livery;
	hasPack: boolean;
	isFlatLay: boolean;
};

export async function subjectOf(goods: GoodsSeed): Promise<Subject> {
	const { icon, companion, ground, pack } = goods.picture;
	const dice = diceFor(goods.key);
	const staging = stagingOf(goods.category);
	const things = await thingsOf(goods);
	const thing = things[0];
	const livery = liveryFor(thing, dice);
	const main = await soldAs(goods, thing, livery);
	const hasPack = pack !== "none";
	return {
		goods,
		dice,
		ground: hasPack ? packGround : groundColours[ground],
		secondGround: hasPack ? packGround : groundColours[secondGrounds[ground]],
		staging,
		thing,
		companion: companion ? await vectorSprite(companion) : null,
		canLieLoose: staging.isFood === true && !onlyOnLabels.has(icon),
		main,
		variants: await variantsOf(goods, things, { main, livery }),
		livery,
		hasPack,
		isFlatLay:
			!hasPack && (staging.isFlatLay === true || seenFromAbove.has(icon)),
	};
}
