import type { GoodsSeed } from "../../../gateway/db/sample/sample-schema";
import { packSprite } from "../packs/draw-pack";
import { labelStyles } from "../packs/pack";
import { wordsOf } from "../packs/words";
import { type Livery, liveries, skuColours } from "../palette";
import { paint, turnHue } from "../recolour";
import { diceFor } from "../seed";
import { type Sprite, vectorSprite } from "../sprite";
import { isLiving, onlyOnLabels, stagingOf } from "./staging";

/** The thing in every colour on sale; one sprite where there is no choice of colour. */
export async function thingsOf(
	goods: GoodsSeed,
): Promise<[Sprite, ...Sprite[]]> {
	const { icon, hueDegrees } = goods.picture;
	const drawn = await vectorSprite(icon);
	if (isLiving(icon)) return [drawn];
	const plain = turnHue(drawn, hueDegrees ?? 0);
	const [first, ...others] = coloursOf(goods).map((colour) =>
		paint(plain, colour),
	);
	return [first ?? plain, ...others];
}

function coloursOf(goods: GoodsSeed): string[] {
	const names = goods.skus.map((sku) => sku.options.colour);
	const hexes = names.map((name) =>
		typeof name === "string" ? skuColours[name] : undefined,
	);
	return [...new Set(hexes)].filter((hex) => hex !== undefined).slice(0, 5);
}

/** The thing in its pack. Goods of one brand carry the same kind of label. */
export async function soldAs(
	goods: GoodsSeed,
	art: Sprite,
	livery: Livery,
): Promise<Sprite> {
	const { pack, icon } = goods.picture;
	if (pack === "none") return art;
	return packSprite({
		pack,
		art,
		livery,
		label: diceFor(goods.brand ?? goods.category).pick(labelStyles),
		isSleeved: onlyOnLabels.has(icon),
		isFood: stagingOf(goods.category).isFood === true,
		words: wordsOf(goods),
	});
}

export async function variantsOf(
	goods: GoodsSeed,
	things: Sprite[],
	sold: { main: Sprite; livery: Livery },
): Promise<Sprite[]> {
	const [first, ...others] = things;
	if (!first) return [sold.main];
	if (others.length > 0) {
		return [
			sold.main,
			...(await Promise.all(
				others.map((art) => soldAs(goods, art, sold.livery)),
			)),
		];
	}
	const flavours = goods.skus.filter(
		({ options }) => options.flavour ?? options.scent,
	);
	if (goods.picture.pack === "none" || flavours.length < 2) return [sold.main];
	const from = Math.max(0, liveries.indexOf(sold.livery));
	const variants = [sold.main];
	for (let at = 1; at < Math.min(4, flavours.length); at += 1) {
		const livery = liveries[(from + at * 3) % liveries.length] ?? sold.livery;
		variants.push(await soldAs(goods, first, livery));
	}
	return variants;
}
