import sharp, { type Sharp } from "sharp";
import { vectorSvg } from "./vector";

/** A cut-out thing: raw RGBA trimmed to what shows, and where it touches the floor (0-1 of its width). */
export type Sprite = {
	pixels: Buffer;
	width: number;
	height: number;
	base: { from: number; to: number };
};

const MASTER_PIXELS = 760;

export function vectorSprite(
	icon: string,
	pixels = MASTER_PIXELS,
): Promise<Sprite> {
	return svgSprite(vectorSvg(icon, pixels));
}

export async function svgSprite(svg: string): Promise<Sprite> {
	const { data, info } = await sharp(Buffer.from(svg), {
		limitInputPixels: false,
	})
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return trimmed(data, info.width, info.height);
}

export async function tilted(sprite: Sprite, degrees: number): Promise<Sprite> {
	if (degrees === 0) return sprite;
	const { data, info } = await opened(sprite)
		.rotate(degrees, { background: "#00000000" })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return trimmed(data, info.width, info.height);
}

export function opened(sprite: Sprite): Sharp {
	const { width, height } = sprite;
	return sharp(sprite.pixels, { raw: { width, height, channels: 4 } });
}

async function trimmed(
	pixels: Buffer,
	width: number,
	height: number,
): Promise<Sprite> {
	const isSolid = (x: number, y: number) =>
		(pixels[(y * width + x) * 4 + 3] ?? 0) > 12;
	let [left, top, right, bottom] = [width, height, -1, -1];
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			if (!isSolid(x, y)) continue;
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = y;
		}
	}
	if (right < 0) throw new Error("an empty drawing has no sprite");
	const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
	let [from, to] = [right, left];
	for (let y = bottom - Math.ceil(box.height * 0.07); y <= bottom; y += 1) {
		for (let x = left; x <= right; x += 1) {
			if (!isSolid(x, y)) continue;
			from = Math.min(from, x);
			to = Math.max(to, x);
		}
	}
	const cut = await sharp(pixels, { raw: { width, height, channels: 4 } })
		.extract(box)
		.raw()
		.toBuffer();
	const base = {
		from: (from - left) / box.width,
		to: (to + 1 - left) / box.width,
	};
	return { pixels: cut, width: box.width, height: box.height, base };
}
