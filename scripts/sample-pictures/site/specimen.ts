import type { MerchantSeed } from "../../../gateway/db/sample/merchant-schema";
import { laid } from "../goods/place";
import { brand, groundColours } from "../palette";
import type { Scene } from "../scene";
import { vectorSprite } from "../sprite";

const width = 720;
const height = 960;

/** Letters as strokes in boxes of 60 by 100, so that they look alike whatever fonts a machine has. */
const letters = [
	"M52 18C44 2 10 0 10 26C10 52 52 46 52 74C52 102 14 102 6 82",
	"M4 98L30 2L56 98M14 66H46",
	"M4 98V2L30 60L56 2V98",
	"M8 98V4H34C62 4 62 54 34 54H8",
	"M8 2V98H50",
	"M52 2H8V98H52M8 50H44",
];

const word = letters
	.map((path, at) => `<path transform="translate(${at * 84} 0)" d="${path}"/>`)
	.join("");

const stamp = `<g transform="translate(360 560) rotate(-24) scale(1.15) translate(-240 -50)" fill="none" stroke="${brand.red}" stroke-opacity=".62" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${word}<rect x="-34" y="-34" width="554" height="168" rx="22" stroke-width="8"/></g>`;

/** Where words would stand: how long each line is, of the whole width. */
const lines = [0.62, 0.86, 0.8, 0.84, 0.5, 0.78, 0.82, 0.36];

function sheet(colour: string, wash: string): string {
	const written = lines
		.map(
			(share, at) =>
				`<rect x="104" y="${384 + at * 44}" width="${512 * share}" height="14" rx="7" fill="#221C18" fill-opacity="${at === 0 ? 0.42 : 0.16}"/>`,
		)
		.join("");
	return `<rect width="${width}" height="${height}" fill="${wash}"/><rect x="28" y="28" width="${width - 56}" height="${height - 56}" rx="10" fill="#FFFEFB"/><rect x="48" y="48" width="${width - 96}" height="${height - 96}" rx="6" fill="none" stroke="${colour}" stroke-width="6"/><rect x="62" y="62" width="${width - 124}" height="${height - 124}" rx="4" fill="none" stroke="${colour}" stroke-opacity=".45" stroke-width="2"/><rect x="190" y="300" width="340" height="26" rx="13" fill="${colour}" fill-opacity=".8"/>${written}<circle cx="556" cy="812" r="58" fill="${brand.red}" fill-opacity=".12" stroke="${brand.red}" stroke-opacity=".5" stroke-width="5"/><circle cx="556" cy="812" r="42" fill="none" stroke="${brand.red}" stroke-opacity=".5" stroke-width="3"/><path d="M104 838H330" stroke="#221C18" stroke-opacity=".35" stroke-width="3"/>`;
}

/** A licence that is none: without a word but the one that says so. */
export async function specimenScene({
	icon,
	cover,
}: MerchantSeed): Promise<Scene> {
	const ground = groundColours[cover.ground];
	return {
		width,
		height,
		shadow: ground.shadow,
		over: stamp,
		ground: sheet(ground.deep, ground.wall),
		pieces: [await laid(await vectorSprite(icon), 360, 190, 150)],
	};
}
