import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const manifestFile = path.join(
	import.meta.dirname,
	"../../../public/sample/manifest.json",
);
const picturesPerGoods = 4;

const manifest = z.object({
	goods: z.record(z.string(), z.object({ pictures: z.int().min(1) })),
});

/** How many pictures each goods has, as the picture maker wrote it down; four where it wrote nothing. */
export function readPictureCounts(): (key: string) => number {
	if (!existsSync(manifestFile)) return () => picturesPerGoods;
	const { goods } = manifest.parse(
		JSON.parse(readFileSync(manifestFile, "utf8")),
	);
	return (key) => goods[key]?.pictures ?? picturesPerGoods;
}

export function picturesOf(key: string, count: number): string[] {
	return Array.from(
		{ length: count },
		(_, at) => `/sample/goods/${key}/${at + 1}-800.webp`,
	);
}
