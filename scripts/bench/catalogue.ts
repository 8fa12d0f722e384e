import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { migrateDatabase } from "@/gateway/db/migrate";
import { isCatalogueEmpty, loadSampleShop } from "@/gateway/db/sample/load";
import { describeProgress } from "@/gateway/db/sample/progress";

const server =
	process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432";

/** The address of a database of this server with so many goods. It is made when it is missing, and kept. */
export async function openCatalogue(goodsCount: number): Promise<string> {
	const name = `harbour_bench_${goodsCount}`;
	const url = new URL(server);
	url.pathname = "/postgres";
	await onServer(url.href, async (client) => {
		const { rowCount } = await client.query(
			"select from pg_database where datname = $1",
			[name],
		);
		if (rowCount === 0) await client.query(`create database ${name}`);
	});
	url.pathname = `/${name}`;
	await migrateDatabase(url.href);
	if (await isCatalogueEmpty(url.href)) {
		await loadSampleShop(url.href, {
			goodsCount,
			onProgress: (progress) =>
				process.stderr.write(`\r${describeProgress(progress).padEnd(72)}`),
		});
		process.stderr.write("\n");
		await onServer(url.href, (client) => client.query("vacuum analyze"));
	}
	return url.href;
}

/** A copy of such a database, for what would change it. */
export async function copyCatalogue(
	goodsCount: number,
): Promise<{ url: string; drop: () => Promise<void> }> {
	const url = new URL(await openCatalogue(goodsCount));
	const template = url.pathname.slice(1);
	const name = `${template}_${randomBytes(4).toString("hex")}`;
	const onPostgres = new URL("/postgres", url).href;
	await onServer(onPostgres, (client) =>
		client.query(
			`create database ${name} template ${template} strategy file_copy`,
		),
	);
	url.pathname = `/${name}`;
	return {
		url: url.href,
		drop: () =>
			onServer(onPostgres, async (client) => {
				await client.query(`drop database ${name} with (force)`);
			}),
	};
}

async function onServer(
	connectionString: string,
	work: (client: Client) => Promise<unknown>,
): Promise<void> {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}
