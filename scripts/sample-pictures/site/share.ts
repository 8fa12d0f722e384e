import { writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { stood } from "../goods/place";
import { sailMark } from "../packs/family";
import { groundColours } from "../palette";
import { renderScene } from "../scene";
import { vectorSprite } from "../sprite";
import { harbour } from "./harbour";

const width = 1200;
const height = 630;
/** A goods' own square picture stands right of it. */
const panel = width - height;

const spots: [icon: string, x: number, bottom: number, size: number][] = [
	["headphone", 318, 390, 190],
	["shopping-bags", 410, 540, 260],
	["basket", 205, 560, 250],
	["red-apple", 330, 585, 110],
];

const mark = `<defs><linearGradient id="brand" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#DB2440"/><stop offset="1" stop-color="#B00C26"/></linearGradient></defs><rect width="${panel}" height="${height}" fill="url(#brand)"/><g transform="translate(${panel / 2 - 144} ${height / 2 - 148}) scale(9)">${sailMark("#FFF", "#FFF")}</g>`;

/** How the shop looks where its address is shared, and the ground on which goods stand there. No words: languages differ. */
export async function writeSharedPictures(folder: string): Promise<void> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${mark}</svg>`;
	const ground = sharp(Buffer.from(svg)).flatten({
		background: groundColours.apricot.wall,
	});
	await writePng(ground.clone(), `${folder}/share-goods.png`);
	const square = await sharp(await market(), {
		raw: { width: height, height, channels: 3 },
	})
		.png()
		.toBuffer();
	await writePng(
		ground.composite([{ input: square, left: panel, top: 0 }]),
		`${folder}/share.png`,
	);
}

async function market(): Promise<Buffer> {
	const colours = groundColours.apricot;
	const pieces = [];
	for (const [icon, x, bottom, size] of spots)
		pieces.push(
			await stood(await vectorSprite(icon), {
				x,
				bottom,
				width: size,
				height: size,
			}),
		);
	const focus = { x: height / 2, y: height / 2 };
	return renderScene({
		width: height,
		height,
		ground: harbour(colours, height, height, focus),
		shadow: colours.shadow,
		pieces,
	});
}

async function writePng(picture: Sharp, file: string): Promise<void> {
	const bytes = await picture
		.png({ compressionLevel: 9, palette: true, quality: 90 })
		.toBuffer();
	writeFileSync(file, bytes);
}
