import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { migrationsFolder } from "@/gateway/db/migrate";
import { FailedStart } from "../start/failed-start";
import type { Content } from "./manifest";

type Applied = Content["migrations"];

/** The migrations that a database has had; none where no shop is. */
export async function listApplied(
	client: Pick<Client, "query">,
): Promise<Applied> {
	const { rows } = await client.query<{ there: boolean }>(
		"select to_regclass('drizzle.__drizzle_migrations') is not null as there",
	);
	if (!rows[0]?.there) return [];
	const applied = await client.query<{ hash: string; createdAt: number }>(
		`select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
	);
	return applied.rows;
}

/** Refuses a schema that this release does not know step by step. */
export function assertKnown(applied: Applied, release: string): void {
	const known = readMigrationFiles({ migrationsFolder });
	const isKnown = applied.every(({ hash }, at) => known[at]?.hash === hash);
	if (!isKnown)
		throw new FailedStart(
			`The backup is of a schema that this release does not know (made by ${release}); restore it with that release.`,
		);
}

export function assertNewest(applied: Applied): void {
	if (applied.length === 0) throw noShop();
	if (applied.length < readMigrationFiles({ migrationsFolder }).length)
		throw new FailedStart(
			"The database has an older schema; `npm run db:migrate` brings it to this release's first.",
		);
}

export const noShop = () =>
	new FailedStart("There is no shop in this database.");

/** Brings an empty database to exactly this schema, inside the transaction that is open; what drizzle would note stands there too. */
export async function migrateTo(
	client: Client,
	applied: Applied,
): Promise<void> {
	await client.query("create schema if not exists drizzle");
	await client.query(
		"create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
	);
	const known = readMigrationFiles({ migrationsFolder });
	for (const { sql, hash, folderMillis } of known.slice(0, applied.length)) {
		for (const statement of sql) await client.query(statement);
		await client.query(
			"insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
			[hash, folderMillis],
		);
	}
}
