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

/** A document of its own, so the ids inside one vector never meet those of another. */
export function vectorSvg(icon: string, pixels: number): string {
	const name = set.aliases?.[icon]?.parent ?? icon;
	const vector = set.icons[name];
	if (!vector) throw new Error(`there is no vector named ${icon}`);
	const side = set.width ?? 32;
	const box = `0 0 ${vector.width ?? side} ${vector.height ?? side}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${box}">${vector.body}</svg>`;
}
