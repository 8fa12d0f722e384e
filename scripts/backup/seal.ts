import {
	createCipheriv,
	createDecipheriv,
	hkdfSync,
	scrypt,
} from "node:crypto";
import { readFile } from "node:fs/promises";
import { FailedStart } from "../start/failed-start";

// AES-256-GCM in chunks. Each part of a backup has a key of its own, made from the passphrase and the backup's salt, and
// numbers its chunks; the number of the last one says so. So no chunk can be changed, moved, left out or cut off.

const chunkBytes = 65_536;
const tagBytes = 16;
/** 128 MB and a third of a second for each try of a passphrase. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

/** The key of a part, by its name. */
export type Seal = (partName: string) => Buffer;

export async function openSeal(
	passphraseFile: string,
	salt: Buffer,
): Promise<Seal> {
	const passphrase = await readPassphrase(passphraseFile);
	const master = await new Promise<Buffer>((settle, refuse) =>
		scrypt(passphrase, salt, 32, cost, (error, key) =>
			error ? refuse(error) : settle(key),
		),
	);
	return (name) => Buffer.from(hkdfSync("sha256", master, "", name, 32));
}

async function readPassphrase(file: string): Promise<string> {
	const text = await readFile(file, "utf8").catch(() => "");
	const passphrase = text.replace(/\r?\n$/, "");
	if (!passphrase)
		throw new FailedStart(
			`--passphrase-file (${file}) must be a file with a passphrase in it.`,
		);
	return passphrase;
}

/** Without a key it passes everything on. */
export async function* sealed(
	source: AsyncIterable<Buffer>,
	key: Buffer | undefined,
): AsyncGenerator<Buffer> {
	if (!key) return yield* source;
	let number = 0;
	for await (const { chunk, isLast } of chunksOf(source, chunkBytes)) {
		const nonce = nonceOf(number++, isLast);
		const cipher = createCipheriv("aes-256-gcm", key, nonce);
		yield Buffer.concat([cipher.update(chunk), cipher.final()]);
		yield cipher.getAuthTag();
	}
}

/** Throws at the first chunk that is not as it was sealed with this key. */
export async function* unsealed(
	source: AsyncIterable<Buffer>,
	key: Buffer | undefined,
): AsyncGenerator<Buffer> {
	if (!key) return yield* source;
	let number = 0;
	const size = chunkBytes + tagBytes;
	for await (const { chunk, isLast } of chunksOf(source, size)) {
		const nonce = nonceOf(number++, isLast);
		const end = Math.max(chunk.length - tagBytes, 0);
		const decipher = createDecipheriv("aes-256-gcm", key, nonce, {
			authTagLength: tagBytes,
		});
		decipher.setAuthTag(chunk.subarray(end));
		const opened = decipher.update(chunk.subarray(0, end));
		yield Buffer.concat([opened, decipher.final()]);
	}
}

function nonceOf(number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(number, 0, 6);
	nonce.writeUInt8(isLast ? 1 : 0, 11);
	return nonce;
}

async function* chunksOf(source: AsyncIterable<Buffer>, size: number) {
	let held = Buffer.alloc(0);
	for await (const piece of source) {
		held = Buffer.concat([held, piece]);
		for (; held.length > size; held = held.subarray(size))
			yield { chunk: held.subarray(0, size), isLast: false };
	}
	yield { chunk: held, isLast: true };
}
