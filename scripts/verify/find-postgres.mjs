const localServer = "postgresql://postgres@127.0.0.1:5432";

/**
 * The PostgreSQL server to test on: TEST_DATABASE_URL, or the local one when it lets us in.
 * @returns {Promise<string | undefined>}
 */
export async function findPostgres() {
	if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
	const { Client } = await import("pg");
	const client = new Client({
		connectionString: `${localServer}/postgres`,
		connectionTimeoutMillis: 30_000,
	});
	try {
		await client.connect();
		await client.end();
		return localServer;
	} catch {
		return undefined;
	}
}
