import { sql } from "drizzle-orm";
import type { TestShop } from "./test-shop";

/** The code of the newest message to a phone or an e-mail that waits in the outbox; undefined when it carries none. */
export async function readCode(
	{ db }: Pick<TestShop, "db">,
	to: string,
): Promise<string | undefined> {
	const { rows } = await db.execute<{ code: string | null }>(
		sql`select payload -> 'values' ->> 'code' as code from outbox
			where payload ->> 'to' = ${to} order by id desc limit 1`,
	);
	return rows[0]?.code ?? undefined;
}
