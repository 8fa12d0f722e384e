import type { packs } from "../../../gateway/db/sample/sample-schema";
import { fromHex, hueDistance, shade, toHex } from "../oklch";
import { cocoa, type Livery, liveries, neutralLiveries } from "../palette";
import { toneOf } from "../recolour";
import { image } from "../scene";
import type { Dice } from "../seed";
import { opened, type Sprite, svgSprite } from "../sprite";
import { drawBag } from "./bag";
import { drawBottle } from "./bottle";
import { drawBox } from "./box";
import { drawCan } from "./can";
import { drawCarton } from "./carton";
import { drawJar } from "./jar";
import type { LabelStyle, PackDrawer, PackDrawing, PackLook } from "./pack";
import { drawPouch } from "./pouch";
import { drawSleevedTray, drawTray } from "./tray";
import { drawTube } from "./tube";
import { type PackWords, printWords } from "./words";

export type PackName = Exclude<(typeof packs)[number], "none">;

const drawers: Record<PackName, PackDrawer> = {
	box: drawBox,
	bottle: drawBottle,
	can: drawCan,
	carton: drawCarton,
	jar: drawJar,
	pouch: drawPouch,
	tray: drawTray,
	tube: drawTube,
	bag: drawBag,
};

/** The livery nearest to the colour of the thing, now and then its neighbour. */
export function liveryFor(art: Sprite, dice: Dice): Livery {
	const tone = toneOf(art);
	if (tone.isNeutral) return dice.pick(neutralLiveries);
	const fitting = liveries.filter(
		(livery) => livery !== cocoa || tone.lightness < 0.6,
	);
	const near = fitting.sort(
		(one, other) =>
			hueDistance(fromHex(one.base).h, tone.hue) -
			hueDistance(fromHex(other.base).h, tone.hue),
	);
	return dice.pick(dice.unit() < 0.7 ? near.slice(0, 2) : near.slice(1, 3));
}

export type PackOrder = {
	pack: PackName;
	art: Sprite;
	livery: Livery;
	label: LabelStyle;
	isSleeved: boolean;
	isFood: boolean;
	words: PackWords;
};

export async function packSprite(order: PackOrder): Promise<Sprite> {
	const { pack, art, livery, label, isSleeved, isFood } = order;
	const tone = toneOf(art);
	const look: PackLook = {
		base: livery.base,
		light: shade(livery.base, 0.13),
		dark: shade(livery.base, -0.1),
		deep: shade(livery.base, -0.2),
		accent: livery.accent,
		label,
		contents:
			isFood && !tone.isNeutral
				? toHex({ l: 0.76, c: 0.12, h: tone.hue })
				: shade(livery.base, 0.28),
	};
	const draw = pack === "tray" && isSleeved ? drawSleevedTray : drawers[pack];
	const drawing = draw(look);
	const scale = 900 / Math.max(drawing.width, drawing.height);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width * scale}" height="${drawing.height * scale}" viewBox="0 0 ${drawing.width} ${drawing.height}">${drawing.under}${await labelArt(drawing, art)}${printWords(order.words, drawing.words, look)}${drawing.over}</svg>`;
	return svgSprite(svg);
}

async function labelArt(
	{ art: area }: PackDrawing,
	art: Sprite,
): Promise<string> {
	const count = area.count ?? 1;
	const share = count === 1 ? 1 : 0.5;
	const fit = Math.min(
		(area.width * share) / art.width,
		area.height / art.height,
	);
	const [width, height] = [art.width * fit, art.height * fit];
	const png = await opened(art).png({ compressionLevel: 1 }).toBuffer();
	const spread = area.width - width;
	const top = area.y + (area.height - height) / 2;
	return Array.from({ length: count }, (_, at) => {
		const left =
			area.x + (count === 1 ? spread / 2 : (spread * at) / (count - 1));
		return image(png, left, top, width, height);
	}).join("");
}
