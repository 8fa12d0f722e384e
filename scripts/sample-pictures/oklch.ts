/** Lightness 0-1, chroma 0-0.4, hue in degrees. */
export type Lch = { l: number; c: number; h: number };

const linear = Float64Array.from({ length: 256 }, (_, value) => {
	const part = value / 255;
	return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const encode = (part: number): number => {
	const bounded = Math.min(1, Math.max(0, part));
	const curved =
		bounded <= 0.0031308
			? bounded * 12.92
			: 1.055 * bounded ** (1 / 2.4) - 0.055;
	return Math.round(curved * 255);
};

export function toLch(red: number, green: number, blue: number): Lch {
	const r = linear[red] ?? 0;
	const g = linear[green] ?? 0;
	const b = linear[blue] ?? 0;
	const long = Math.cbrt(
		0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
	);
	const mid = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const short = Math.cbrt(
		0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
	);
	const a = 1.9779984951 * long - 2.428592205 * mid + 0.4505937099 * short;
	const bb = 0.0259040371 * long + 0.7827717662 * mid - 0.808675766 * short;
	return {
		l: 0.2104542553 * long + 0.793617785 * mid - 0.0040720468 * short,
		c: Math.hypot(a, bb),
		h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
	};
}

export function toRgb({ l, c, h }: Lch): [number, number, number] {
	const a = c * Math.cos((h * Math.PI) / 180);
	const b = c * Math.sin((h * Math.PI) / 180);
	const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const mid = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		encode(4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short),
		encode(-1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short),
		encode(-0.0041960863 * long - 0.7034186147 * mid + 1.707614701 * short),
	];
}

export function fromHex(hex: string): Lch {
	const value = Number.parseInt(hex.slice(1), 16);
	return toLch(value >> 16, (value >> 8) & 255, value & 255);
}

export function toHex(lch: Lch): string {
	const parts = toRgb(lch).map((part) => part.toString(16).padStart(2, "0"));
	return `#${parts.join("")}`;
}

/** Degrees between two hues, 0-180. */
export function hueDistance(one: number, other: number): number {
	const apart = Math.abs(one - other) % 360;
	return apart > 180 ? 360 - apart : apart;
}

/** Lighter (positive) or darker (negative) by a share of lightness. */
export function shade(hex: string, by: number): string {
	const lch = fromHex(hex);
	const l = Math.min(0.99, Math.max(0.05, lch.l + by));
	return toHex({ ...lch, l, c: by > 0 ? lch.c * (1 - by) : lch.c });
}
