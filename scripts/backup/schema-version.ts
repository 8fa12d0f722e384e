import type { Client } from "pg";
import { keepList, runMigration } from "@/gateway/db/migrate";
import { readMigrations } from "@/gateway/db/migration-files";
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
	const known = readMigrations();
	const isKnown = applied.every(({ hash }, at) => known[at]?.hash === hash);
	if (!isKnown)
		throw new FailedStart(
			`The backup is of a schema that this release does not know (made by ${release}); restore it with that release.`,
		);
}

export function assertNewest(applied: Applied): void {
	if (applied.length === 0) throw noShop();
	if (applied.length < readMigrations().length)
		throw new FailedStart(
			"The database has an older schema; `npm run db:migrate` brings it to this release's first.",
		);
}

export const noShop = () =>
	new FailedStart("There is no shop in this database.");

/** Brings an empty database to exactly this schema, inside the transaction that is open; the list of migrations stands there too. */
export async function migrateTo(
	client: Client,
	applied: Applied,
): Promise<void> {
	await keepList(client);
	for (const migration of readMigrations().slice(0, applied.length))
		await runMigration(client, {
			...migration,
			// An empty table needs nothing concurrent, and a transaction lets nothing be so.
			isConcurrent: false,
			statements: migration.statements.map((statement) =>
				statement.replaceAll("CONCURRENTLY ", ""),
			),
		});
}
