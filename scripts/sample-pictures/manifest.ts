import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Entry = { hash: string; pictures: number };
export type Manifest = Record<
	| "goods"
	| "categories"
	| "merchants"
	| "covers"
	| "specimens"
	| "banners"
	| "activities"
	| "pictures",
	Record<string, Entry>
>;

export const emptyManifest = (): Manifest => ({
	goods: {},
	categories: {},
	merchants: {},
	covers: {},
	specimens: {},
	banners: {},
	activities: {},
	pictures: {},
});

export function readManifest(path: string): Manifest {
	if (!existsSync(path)) return emptyManifest();
	return {
		...emptyManifest(),
		...(JSON.parse(readFileSync(path, "utf8")) as Partial<Manifest>),
	};
}

export function writeManifest(path: string, manifest: Manifest): void {
	writeFileSync(path, `${JSON.stringify(manifest, null, "\t")}\n`);
}

export const hashOf = (source: unknown): string =>
	createHash("sha256")
		.update(JSON.stringify(source))
		.digest("hex")
		.slice(0, 16);

/** To be raised when the drawing changes and every picture is to be made again. */
export const MAKER_VERSION = 1;
