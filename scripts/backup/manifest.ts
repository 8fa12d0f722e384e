import { createHash, randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { FailedStart } from "../start/failed-start";
import type { PartFolder } from "./parts";
import { openSeal, type Seal, sealed, unsealed } from "./seal";

// What a backup holds. It is written last and renamed when it is on the disk: a backup without one was cut short.

const format = 1;
const fileName = "manifest.json";

const part = z.object({ bytes: z.int(), sha256: z.string() });
const counted = { rows: z.int(), checksum: z.string(), part };

const content = z.object({
	release: z.string(),
	takenAt: z.string(),
	engine: z.enum(["postgresql", "embedded"]),
	/** Those that had been applied, in their order: the version of the schema. */
	migrations: z.array(z.object({ hash: z.string(), createdAt: z.int() })),
	tables: z.record(
		z.string(),
		z.object({ columns: z.array(z.string()), ...counted }),
	),
	sequences: z.record(
		z.string(),
		z.object({ value: z.string(), isCalled: z.boolean() }),
	),
	pictures: z.object(counted),
	settings: part.optional(),
});
export type Content = z.infer<typeof content>;

const envelope = z.object({
	format: z.number(),
	salt: z.string().optional(),
	sha256: z.string(),
	content: z.unknown(),
});

export interface Backup extends PartFolder {
	content: Content;
}

/** A backup to be written, sealed where there is a passphrase. */
export async function beginBackup(
	folder: string,
	passphraseFile: string | undefined,
): Promise<PartFolder & { finish: (content: Content) => Promise<void> }> {
	const salt = passphraseFile ? randomBytes(16) : undefined;
	const seal = passphraseFile && salt && (await openSeal(passphraseFile, salt));
	const at = { folder, seal: seal || undefined };
	return {
		...at,
		finish: async (content) => {
			const shown = at.seal ? await sealContent(content, at.seal) : content;
			const manifest = {
				format,
				salt: salt?.toString("base64"),
				sha256: fingerprint(shown),
				content: shown,
			};
			await writeLast(folder, JSON.stringify(manifest, null, "\t"));
		},
	};
}

async function writeLast(folder: string, text: string): Promise<void> {
	const path = join(folder, fileName);
	const file = await open(`${path}.new`, "w", 0o600);
	await file.writeFile(text);
	await file.sync();
	await file.close();
	await rename(`${path}.new`, path);
}

/** Opens a backup to be read; every fault is a FailedStart of one line. */
export async function openBackup(
	folder: string,
	passphraseFile: string | undefined,
): Promise<Backup> {
	const { salt, content: shown } = await readEnvelope(folder);
	if (!salt) return { folder, seal: undefined, content: content.parse(shown) };
	if (!passphraseFile)
		throw new FailedStart(
			"The backup is encrypted; name the file with its passphrase by --passphrase-file.",
		);
	const seal = await openSeal(passphraseFile, Buffer.from(salt, "base64"));
	const opened = await unsealContent(String(shown), seal);
	return { folder, seal, content: content.parse(opened) };
}

async function readEnvelope(folder: string) {
	const text = await readFile(join(folder, fileName), "utf8").catch(() => {
		throw new FailedStart(
			`${folder} has no ${fileName}: it was cut short, or is no backup.`,
		);
	});
	const damaged = `The backup is damaged: ${fileName} is not as it was written.`;
	const read = envelope.safeParse(parseJson(text));
	if (!read.success) throw new FailedStart(damaged);
	if (read.data.format > format)
		throw new FailedStart(
			"The backup was made by a newer release; restore it with that one.",
		);
	if (read.data.sha256 !== fingerprint(read.data.content))
		throw new FailedStart(damaged);
	return read.data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const fingerprint = (value: unknown) =>
	createHash("sha256").update(JSON.stringify(value)).digest("hex");

async function sealContent(value: Content, seal: Seal): Promise<string> {
	const text = Buffer.from(JSON.stringify(value));
	return (await collect(sealed(once(text), seal(fileName)))).toString("base64");
}

async function unsealContent(text: string, seal: Seal): Promise<unknown> {
	const source = once(Buffer.from(text, "base64"));
	try {
		const opened = await collect(unsealed(source, seal(fileName)));
		return JSON.parse(opened.toString());
	} catch {
		throw new FailedStart("The passphrase does not open this backup.");
	}
}

async function* once(buffer: Buffer) {
	yield buffer;
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for await (const piece of source) pieces.push(piece);
	return Buffer.concat(pieces);
}
