import { Client } from "pg";
import { setupCodeOf } from "@/gateway/features/identity/setup/setup-code";

/** By which a shop gets its first operator; undefined where it has one. */
export async function findSetupCode(
	databaseUrl: string,
	tokenSecret: string,
): Promise<string | undefined> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query(
			"select from opening where claimed_at is not null",
		);
		return rows.length > 0 ? undefined : setupCodeOf(tokenSecret);
	} finally {
		await client.end();
	}
}
