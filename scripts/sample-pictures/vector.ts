import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type VectorSet = {
	width?: number;
	icons: Record<string, { body: string; width?: number; height?: number }>;
	aliases?: Record<string, { parent: string }>;
};

const path = createRequire(import.meta.url).resolve(
	"@iconify-json/fluent-emoji/icons.json",
);
const set = JSON.parse(readFileSync(path, "utf8")) as VectorSet;

/** Vectors of the set with something left out: an oyster for the table holds no pearl. */
export const trimmedVectors: Record<string, { from: string; without: RegExp }> =
	{
		"raw-oyster": {
			from: "oyster",
			without:
				/<path fill="[^"]+" d="(M11\.5 19a4\.5 4\.5 0 1 0 0-9|M15\.406 15\.031c0 2\.486)[^"]*"\/>/g,
		},
	};

/** A document of its own, so the ids inside one vector never meet those of another. */
export function vectorSvg(icon: string, pixels: number): string {
	const trimmed = trimmedVectors[icon];
	const known = trimmed?.from ?? icon;
	const name = set.aliases?.[known]?.parent ?? known;
	const vector = set.icons[name];
	if (!vector) throw new Error(`there is no vector named ${icon}`);
	const side = set.width ?? 32;
	const box = `0 0 ${vector.width ?? side} ${vector.height ?? side}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${box}">${trimmed ? vector.body.replace(trimmed.without, "") : vector.body}</svg>`;
}
