import sharp from "sharp";
import { opened, type Sprite } from "./sprite";

export type Piece = {
	sprite: Sprite;
	/** Middle of the piece. */
	x: number;
	/** Where it stands (its lowest point); for a lying piece likewise. */
	bottom: number;
	width: number;
	/** "stand": on the floor; "lie": seen from above; "none": inside something. */
	shadow: "stand" | "lie" | "none";
};

export type Scene = {
	width: number;
	height: number;
	ground: string;
	shadow: string;
	pieces: Piece[];
	/** Drawn over the pieces. */
	over?: string;
};

export const heightOf = (piece: Pick<Piece, "sprite" | "width">): number =>
	(piece.width * piece.sprite.height) / piece.sprite.width;

export async function renderScene(scene: Scene): Promise<Buffer> {
	const parts: string[] = [];
	for (const piece of scene.pieces)
		parts.push(await drawPiece(piece, scene.shadow));
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${shadowGradient(scene.shadow)}</defs>${scene.ground}${parts.join("")}${scene.over ?? ""}</svg>`;
	return sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
		.removeAlpha()
		.raw({ depth: "uchar" })
		.toBuffer();
}

const shadowGradient = (colour: string) =>
	`<radialGradient id="contact"><stop offset="0" stop-color="${colour}" stop-opacity="1"/><stop offset=".45" stop-color="${colour}" stop-opacity=".55"/><stop offset=".75" stop-color="${colour}" stop-opacity=".16"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

async function drawPiece(piece: Piece, shadow: string): Promise<string> {
	const width = Math.round(piece.width);
	const height = Math.round(heightOf(piece));
	const left = Math.round(piece.x - width / 2);
	const top = Math.round(piece.bottom - height);
	const png = await opened(piece.sprite)
		.resize(width, height, { fit: "fill" })
		.png({ compressionLevel: 1 })
		.toBuffer();
	const under = await shadowUnder(piece, { left, top, width, height }, shadow);
	return `${under}${image(png, left, top, width, height)}`;
}

type Box = { left: number; top: number; width: number; height: number };

async function shadowUnder(
	piece: Piece,
	box: Box,
	colour: string,
): Promise<string> {
	if (piece.shadow === "none") return "";
	const isUpright = piece.shadow === "stand";
	const cast = await castShadow(piece.sprite, box, colour, isUpright);
	if (!isUpright) return cast;
	const { from, to } = piece.sprite.base;
	const middle = box.left + (box.width * (from + to)) / 2;
	const reach = Math.max(box.width * 0.22, (box.width * (to - from)) / 2);
	const floor = box.top + box.height;
	const ellipse = (
		rx: number,
		ry: number,
		dx: number,
		dy: number,
		opacity: number,
	) =>
		`<ellipse cx="${middle + dx}" cy="${floor + dy}" rx="${rx}" ry="${ry}" fill="url(#contact)" opacity="${opacity}"/>`;
	const wide = Math.max(reach * 1.5, box.width * 0.56);
	return `${ellipse(wide, wide * 0.16, wide * 0.06, wide * 0.015, 0.5)}${ellipse(reach * 1.12, Math.max(7, reach * 0.11), 3, -reach * 0.02, 0.75)}${cast}`;
}

/** The blurred outline of a piece, on whatever lies behind it. */
async function castShadow(
	sprite: Sprite,
	box: Box,
	colour: string,
	isUpright: boolean,
): Promise<string> {
	const size = Math.max(box.width, box.height);
	const blur = size * (isUpright ? 0.026 : 0.035);
	const pad = Math.ceil(blur * 3);
	const half = (value: number) => Math.max(1, Math.round(value / 2));
	const alpha = await opened(sprite)
		.resize(half(box.width), half(box.height), { fit: "fill" })
		.extend({
			top: half(pad),
			bottom: half(pad),
			left: half(pad),
			right: half(pad),
			background: "#00000000",
		})
		.extractChannel(3)
		.blur(Math.max(0.5, blur / 2))
		.linear(isUpright ? 0.13 : 0.4, 0)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = alpha.info;
	const png = await sharp({
		create: { width, height, channels: 3, background: colour },
	})
		.joinChannel(alpha.data, { raw: { width, height, channels: 1 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	const dx = size * (isUpright ? 0.02 : 0.022);
	const dy = size * (isUpright ? 0.012 : 0.042);
	return image(
		png,
		box.left - pad + dx,
		box.top - pad + dy,
		box.width + pad * 2,
		box.height + pad * 2,
	);
}

export const image = (
	png: Buffer,
	x: number,
	y: number,
	width: number,
	height: number,
): string =>
	`<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString("base64")}"/>`;
