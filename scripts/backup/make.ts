import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { openCounter, queryLines } from "./lines";
import { beginBackup, type Content } from "./manifest";
import {
	type PartFolder,
	pictureName,
	settingsName,
	tableName,
	writePart,
} from "./parts";
import { readPictures } from "./pictures";
import { describeRows, type Progress } from "./progress";
import { listApplied, noShop } from "./schema-version";
import { readSequences } from "./sequences";
import { readSettingFiles } from "./settings-part";
import { readRelease, type StoredShop } from "./stored-shop";
import { listTables, selectLines } from "./tables";
import { inTransaction } from "./transaction";

interface Options {
	passphraseFile?: string | undefined;
	/** The folder whose `.env` goes along, with the secrets beside the shop's data. */
	settingsOf?: string | undefined;
	progress?: Progress;
}

/** Writes a backup into a folder of its own; where it fails nothing stays. All of the database is of one moment. */
export async function makeBackup(
	shop: StoredShop,
	folder: string,
	options: Options = {},
): Promise<Content> {
	await mkdir(folder, { mode: 0o700 });
	try {
		const { finish, ...at } = await beginBackup(folder, options.passphraseFile);
		const content = await writeParts(shop, at, options);
		await finish(content);
		return content;
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		throw error;
	}
}

function writeParts(
	shop: StoredShop,
	at: PartFolder,
	{ progress = () => {}, settingsOf }: Options,
): Promise<Content> {
	return inTransaction(shop.url, "snapshot", async (client) => {
		const migrations = await listApplied(client);
		if (migrations.length === 0) throw noShop();
		const takenAt = new Date().toISOString();
		return {
			release: readRelease(),
			takenAt,
			engine: shop.engine,
			migrations,
			tables: await writeTables(client, at, progress),
			sequences: await readSequences(client),
			pictures: await writeCounted(at, pictureName, {
				batches: readPictures(client, shop),
				progress,
			}),
			settings: settingsOf
				? await writePart(
						at,
						settingsName,
						readSettingFiles({ root: settingsOf, dataFolder: shop.dataFolder }),
					)
				: undefined,
		};
	});
}

async function writeTables(
	client: Client,
	at: PartFolder,
	progress: Progress,
): Promise<Content["tables"]> {
	const tables: Content["tables"] = {};
	for (const table of await listTables(client)) {
		const batches = queryLines(client, selectLines(table));
		tables[table.name] = {
			columns: table.columns.map(({ name }) => name),
			...(await writeCounted(at, tableName(table.name), { batches, progress })),
		};
	}
	return tables;
}

async function writeCounted(
	at: PartFolder,
	name: string,
	from: { batches: AsyncIterable<string[]>; progress: Progress },
): Promise<Content["pictures"]> {
	const { count, counting } = openCounter((rows) =>
		from.progress(describeRows(name, rows)),
	);
	const part = await writePart(at, name, counting(from.batches));
	return { ...count, part };
}

/** By its moment; so they stand in their order. */
export function newFolder(inside: string): string {
	const moment = new Date().toISOString().replaceAll(/[:.]/g, "-");
	return join(inside, `backup-${moment}`);
}
