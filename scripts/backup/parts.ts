import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline as pipe } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { FailedStart } from "../start/failed-start";
import { splitLines } from "./lines";
import { type Seal, sealed, unsealed } from "./seal";

/** A file of a backup, as it lies there. */
export interface Part {
	bytes: number;
	sha256: string;
}

/** A backup that is written or read. */
export interface PartFolder {
	folder: string;
	seal: Seal | undefined;
}

export const pictureName = "files/pictures";
export const settingsName = "settings/settings";
export const tableName = (table: string) => `tables/${table}`;

function pathOf({ folder, seal }: PartFolder, name: string): string {
	return join(folder, `${name}.jsonl.gz${seal ? ".sealed" : ""}`);
}

/** Whether a backup may hold a file at that path. */
export const isPart = (path: string) =>
	/^(?:files|settings|tables)\/\w+\.jsonl\.gz(?:\.sealed)?$/.test(path);

/** Lines of JSON, compressed, sealed where the backup is, and on the disk when it returns. */
export async function writePart(
	at: PartFolder,
	name: string,
	batches: AsyncIterable<string[]>,
): Promise<Part> {
	const path = pathOf(at, name);
	await mkdir(dirname(path), { recursive: true, mode: 0o700 });
	const hash = createHash("sha256");
	let bytes = 0;
	await pipeline(
		textOf(batches),
		createGzip({ level: 4 }),
		(source: AsyncIterable<Buffer>) => sealed(source, at.seal?.(name)),
		async function* (source: AsyncIterable<Buffer>) {
			for await (const piece of source) {
				hash.update(piece);
				bytes += piece.length;
				yield piece;
			}
		},
		createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
	);
	return { bytes, sha256: hash.digest("hex") };
}

async function* textOf(batches: AsyncIterable<string[]>) {
	for await (const lines of batches) yield Buffer.from(`${lines.join("\n")}\n`);
}

/** Its lines again. */
export function readPart(
	at: PartFolder,
	name: string,
): AsyncGenerator<string[]> {
	const text = pipe(
		createReadStream(pathOf(at, name)),
		(source: AsyncIterable<Buffer>) => unsealed(source, at.seal?.(name)),
		createGunzip(),
		// Whoever reads the lines hears of it.
		() => {},
	);
	return splitLines(text);
}

/** Refuses a part that is not the one that was written. */
export async function assertWhole(
	at: PartFolder,
	name: string,
	part: Part,
): Promise<void> {
	const hash = createHash("sha256");
	try {
		await pipeline(createReadStream(pathOf(at, name)), hash);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		throw new FailedStart(`The backup is not whole: ${name} is missing.`);
	}
	if (hash.digest("hex") !== part.sha256)
		throw new FailedStart(
			`The backup is damaged: ${name} is not as it was written.`,
		);
}
