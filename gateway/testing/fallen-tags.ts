import { sql } from "drizzle-orm";
import type { TestShop } from "./test-shop";

/** What pages were told to forget since the last look. */
export async function takeFallenTags({ db }: TestShop): Promise<string[]> {
	const { rows } = await db.execute<{ payload: { tags: string[] } }>(
		sql`delete from outbox where kind = 'cache-tags' returning payload`,
	);
	return rows.flatMap(({ payload }) => payload.tags);
}
