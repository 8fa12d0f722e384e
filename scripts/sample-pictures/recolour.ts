import { fromHex, hueDistance, toLch, toRgb } from "./oklch";
import type { Sprite } from "./sprite";

export type Tone = { hue: number; lightness: number; isNeutral: boolean };

const smooth = (low: number, high: number, value: number): number => {
	const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
	return part * part * (3 - 2 * part);
};

const BINS = 36;

type Histogram = Record<"chroma" | "light" | "area", Float64Array> & {
	total: { area: number; light: number; colourful: number };
};

const add = (column: Float64Array, bin: number, value: number) => {
	column[bin] = (column[bin] ?? 0) + value;
};

function histogramOf(pixels: Buffer): Histogram {
	const column = () => new Float64Array(BINS);
	const total = { area: 0, light: 0, colourful: 0 };
	const sums = { chroma: column(), light: column(), area: column(), total };
	for (let at = 0; at < pixels.length; at += 28) {
		if ((pixels[at + 3] ?? 0) < 128) continue;
		const { l, c, h } = lchAt(pixels, at);
		const bin = Math.floor((h / 360) * BINS) % BINS;
		total.area += 1;
		total.light += l;
		total.colourful += c > 0.07 ? 1 : 0;
		add(sums.chroma, bin, c);
		if (c < 0.05) continue;
		add(sums.light, bin, l);
		add(sums.area, bin, 1);
	}
	return sums;
}

/** The hue that covers most of a sprite, and how light the sprite is there. */
export function toneOf(sprite: Sprite): Tone {
	const { chroma, light, area, total } = histogramOf(sprite.pixels);
	const around = (bin: number) =>
		[0, 1, BINS - 1].reduce(
			(sum, step) => sum + (chroma[(bin + step) % BINS] ?? 0),
			0,
		);
	let best = 0;
	for (let bin = 1; bin < BINS; bin += 1)
		if (around(bin) > around(best)) best = bin;
	const isNeutral = total.colourful < total.area * 0.35;
	const own = (light[best] ?? 0) / Math.max(1, area[best] ?? 0);
	return {
		hue: best * 10 + 5,
		lightness: isNeutral ? total.light / Math.max(1, total.area) : own,
		isNeutral,
	};
}

function lchAt(pixels: Buffer, at: number) {
	return toLch(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}

// Where each hue is at its strongest: yellow is light, blue is dark. A turned hue follows.
const strongest: [number, number][] = [
	[0, 0.65],
	[29, 0.63],
	[65, 0.76],
	[100, 0.92],
	[142, 0.8],
	[195, 0.83],
	[264, 0.55],
	[300, 0.6],
	[328, 0.68],
	[360, 0.65],
];

function strongestLightness(hue: number): number {
	const h = ((hue % 360) + 360) % 360;
	const next = strongest.findIndex(([at]) => at >= h);
	const [toHue, to] = strongest[Math.max(1, next)] ?? [360, 0.65];
	const [fromHue, from] = strongest[Math.max(1, next) - 1] ?? [0, 0.65];
	return from + ((to - from) * (h - fromHue)) / (toHue - fromHue);
}

function mapPixels(
	sprite: Sprite,
	change: (pixel: ReturnType<typeof toLch>) => ReturnType<typeof toLch> | null,
): Sprite {
	const pixels = Buffer.from(sprite.pixels);
	for (let at = 0; at < pixels.length; at += 4) {
		if (pixels[at + 3] === 0) continue;
		const changed = change(lchAt(pixels, at));
		if (!changed) continue;
		const [red, green, blue] = toRgb(changed);
		pixels[at] = red;
		pixels[at + 1] = green;
		pixels[at + 2] = blue;
	}
	return { ...sprite, pixels };
}

/** Turns the main hue and its neighbours; leaves, stems and white parts keep their colour. */
export function turnHue(sprite: Sprite, degrees: number): Sprite {
	if (degrees === 0) return sprite;
	const tone = toneOf(sprite);
	return mapPixels(sprite, ({ l, c, h }) => {
		const share = tone.isNeutral
			? 1
			: 1 - smooth(48, 80, hueDistance(h, tone.hue));
		if (share === 0) return null;
		const turned = h + degrees * share;
		const lift = (strongestLightness(turned) - strongestLightness(h)) * 0.75;
		const room = Math.min(1, 4 * l * (1 - l)) * Math.min(1, c / 0.12);
		return { l: l + lift * room, c, h: turned };
	});
}

/** Gives the main part of a sprite another colour and keeps its light and shade. */
export function paint(sprite: Sprite, hex: string): Sprite {
	const tone = toneOf(sprite);
	const target = fromHex(hex);
	if (!tone.isNeutral && target.c > 0.06 && isNear(tone, target)) return sprite;
	const span = target.l > 0.85 || target.l < 0.4 ? 0.6 : 0.85;
	return mapPixels(sprite, ({ l, c, h }) => {
		const share = tone.isNeutral
			? 1 - smooth(0.07, 0.12, c)
			: (1 - smooth(45, 70, hueDistance(h, tone.hue))) * smooth(0.02, 0.06, c);
		if (share === 0) return null;
		const wanted = Math.min(
			0.985,
			Math.max(0.12, target.l + (l - tone.lightness) * span),
		);
		const room = Math.min(1, 5 * wanted * (1 - wanted));
		return share > 0.5
			? {
					l: l + (wanted - l) * share,
					c: target.c * room * share + c * (1 - share) * 0.5,
					h: target.h,
				}
			: { l: l + (wanted - l) * share, c: c * (1 - share), h };
	});
}

function isNear(tone: Tone, target: { l: number; h: number }): boolean {
	return (
		hueDistance(tone.hue, target.h) < 16 &&
		Math.abs(tone.lightness - target.l) < 0.07
	);
}
