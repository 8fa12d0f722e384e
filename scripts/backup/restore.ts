import type { Client } from "pg";
import { migrateDatabase, migrationLock } from "@/gateway/db/migrate";
import { withoutIndexes } from "@/gateway/db/sample/without-indexes";
import { FailedStart } from "../start/failed-start";
import { assertAlike, countPictures, countTable } from "./compare";
import { withoutForeignKeys } from "./foreign-keys";
import { openCounter } from "./lines";
import type { Backup } from "./manifest";
import {
	assertWhole,
	pictureName,
	readPart,
	settingsName,
	tableName,
} from "./parts";
import { writePictures } from "./pictures";
import { describeRows, type Progress } from "./progress";
import { assertKnown, migrateTo } from "./schema-version";
import { writeSequences } from "./sequences";
import type { StoredShop } from "./stored-shop";
import { insertLines, listTables, type Table } from "./tables";
import { inTransaction } from "./transaction";

/** Refuses a backup that is not whole, or not of this release or one before. */
export async function assertUsable(
	backup: Backup,
	progress: Progress = () => {},
): Promise<void> {
	const { tables, pictures, settings, migrations, release } = backup.content;
	assertKnown(migrations, release);
	for (const [name, { part }] of Object.entries(tables)) {
		progress(`reading ${name}`);
		await assertWhole(backup, tableName(name), part);
	}
	await assertWhole(backup, pictureName, pictures.part);
	if (settings) await assertWhole(backup, settingsName, settings);
}

/**
 * Restores a usable backup into a shop whose database is empty: all of it or nothing. What stands there is read again and
 * compared with what the backup counted; then the schema is brought to this release's.
 */
export async function restoreBackup(
	backup: Backup,
	shop: StoredShop,
	progress: Progress = () => {},
): Promise<void> {
	await inTransaction(shop.url, "write", async (client) => {
		await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
		await assertEmpty(client);
		await migrateTo(client, backup.content.migrations);
		const tables = await listTables(client);
		assertSameColumns(backup, tables);
		// Rows that migrations have made are among those that come.
		const names = tables.map(({ name }) => `"${name}"`);
		await client.query(`truncate ${names.join()}`);
		await restorePictures(client, backup, shop);
		await load(client, backup, { tables, progress });
		await writeSequences(client, backup.content.sequences);
		for (const table of tables) {
			progress(`comparing ${table.name}`);
			const wanted = backup.content.tables[table.name];
			assertAlike(table.name, await countTable(client, table), wanted);
		}
	});
	await migrateDatabase(shop.url);
}

async function assertEmpty(client: Client): Promise<void> {
	const { rows } = await client.query<{ tables: number }>(
		`select count(*)::int as tables from pg_class
		where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))
			and relkind in ('r', 'p', 'v', 'm', 'S')`,
	);
	if (rows[0]?.tables !== 0)
		throw new FailedStart(
			"The database is not empty; name an empty one. Nothing was changed.",
		);
}

/** A folder may hold them already, after a restore that was broken off or where the shop moves beside it; no others. */
async function restorePictures(
	client: Client,
	backup: Backup,
	shop: StoredShop,
): Promise<void> {
	const { pictures } = backup.content;
	const before = await countPictures(client, shop);
	if (before.rows === 0)
		await writePictures(client, shop, readPart(backup, pictureName));
	assertAlike(
		shop.uploads ?? "pictures",
		await countPictures(client, shop),
		pictures,
	);
}

function assertSameColumns({ content }: Backup, tables: Table[]): void {
	const here = tables.map(({ name, columns }) => [
		name,
		columns.map((column) => column.name),
	]);
	const there = Object.entries(content.tables).map(([name, { columns }]) => [
		name,
		columns,
	]);
	if (JSON.stringify(here) !== JSON.stringify(there))
		throw new FailedStart(
			"The backup's tables are not those of its schema; was the database changed by hand?",
		);
}

function load(
	client: Client,
	backup: Backup,
	{ tables, progress }: { tables: Table[]; progress: Progress },
): Promise<void> {
	const names = tables.map(({ name }) => `"${name}"`);
	return withoutForeignKeys(client, () =>
		withoutIndexes(
			{ client, tables: names },
			async () => {
				for (const table of tables) {
					const insert = insertLines(table);
					const { counting } = openCounter((rows) =>
						progress(describeRows(table.name, rows)),
					);
					const lines = readPart(backup, tableName(table.name));
					for await (const batch of counting(lines))
						await client.query(insert, [`[${batch}]`]);
				}
			},
			({ done, total }) => progress(`index ${done} of ${total}`),
		),
	);
}
