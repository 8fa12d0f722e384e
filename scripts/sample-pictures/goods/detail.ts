import { skuColours } from "../palette";
import { paint, turnHue } from "../recolour";
import type { Scene } from "../scene";
import { tilted, vectorSprite } from "../sprite";
import { slope } from "../studio";
import { SIDE } from "./place";
import { isLiving } from "./staging";
import type { Subject } from "./subject";

/** Near enough to see the surface, tilted, cut by the frame on purpose. */
export async function detailScene(subject: Subject): Promise<Scene> {
	const { ground, dice } = subject;
	const lean = dice.pick([-16, -12, 13, 17]);
	const sprite = await tilted(await closeUp(subject), lean);
	const scale = Math.min(1.25, 1020 / Math.sqrt(sprite.width * sprite.height));
	const [width, height] = [sprite.width * scale, sprite.height * scale];
	const towards = lean < 0 ? 1 : -1;
	const x = SIDE / 2 + towards * width * 0.11;
	const bottom = SIDE / 2 + height * 0.58;
	return {
		width: SIDE,
		height: SIDE,
		ground: slope(ground, SIDE, SIDE),
		shadow: ground.shadow,
		pieces: [{ sprite, x, bottom, width, shadow: "lie" }],
	};
}

async function closeUp({ goods, hasPack, canLieLoose, main }: Subject) {
	if (hasPack && !canLieLoose) return main;
	const { icon, hueDegrees } = goods.picture;
	const drawn = await vectorSprite(icon, 1150);
	if (isLiving(icon)) return drawn;
	const large = turnHue(drawn, hueDegrees ?? 0);
	const colour = goods.skus[0]?.options.colour;
	const hex = typeof colour === "string" ? skuColours[colour] : undefined;
	return hex ? paint(large, hex) : large;
}
