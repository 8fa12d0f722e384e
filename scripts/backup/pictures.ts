import { existsSync } from "node:fs";
import { opendir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import type { Bucket } from "@/gateway/providers/storage/bucket";
import { keepInFolder } from "@/gateway/providers/storage/local";
import { queryLines } from "./lines";
import type { StoredShop } from "./stored-shop";
import { isSent, pictureTable } from "./tables";

// Pictures that shoppers and staff sent, each a line `["name","base64"]`, wherever the shop keeps them.

const kept = `select array_to_json(array[name, translate(encode(bytes, 'base64'), E'\\n', '')])::text from ${pictureTable} where ${isSent}`;
const insert = `insert into ${pictureTable} (name, bytes)
	select line->>0, decode(line->>1, 'base64') from jsonb_array_elements($1::jsonb) as line`;

/** All of them. A folder or a bucket is read as it is now: a picture there never changes, and one that is no longer there is not shown. */
export async function* readPictures(
	client: Client,
	{ uploads, bucket }: StoredShop,
): AsyncGenerator<string[]> {
	if (bucket) return yield* readBucket(bucket);
	if (uploads === undefined) return yield* queryLines(client, kept);
	if (!existsSync(uploads)) return;
	for await (const { name } of await opendir(uploads)) {
		if (name.endsWith(".half")) continue;
		const bytes = await readFile(join(uploads, name)).catch(() => undefined);
		if (bytes) yield [lineOf(name, bytes)];
	}
}

async function* readBucket(bucket: Bucket): AsyncGenerator<string[]> {
	for await (const names of bucket.list())
		for (const name of names) {
			const bytes = await bucket.find(name);
			if (bytes) yield [lineOf(name, bytes)];
		}
}

const lineOf = (name: string, bytes: Uint8Array) =>
	JSON.stringify([name, Buffer.from(bytes).toString("base64")]);

export async function writePictures(
	client: Client,
	{ uploads, bucket }: StoredShop,
	batches: AsyncIterable<string[]>,
): Promise<void> {
	const folder = bucket ?? (uploads && keepInFolder(uploads));
	for await (const lines of batches) {
		if (!folder) await client.query(insert, [`[${lines}]`]);
		else
			for (const line of lines) {
				const [name, base64] = JSON.parse(line) as [string, string];
				await folder.put(name, Buffer.from(base64, "base64"));
			}
	}
}
