import type { Client } from "pg";
import { checkBooks } from "../operator/books";
import { FailedStart } from "../start/failed-start";
import { assertUnchanged } from "./compare";
import { makeBackup } from "./make";
import { openBackup } from "./manifest";
import type { Progress } from "./progress";
import { assertUsable, restoreBackup } from "./restore";
import { assertNewest, listApplied } from "./schema-version";
import type { StoredShop } from "./stored-shop";
import { inTransaction } from "./transaction";

interface Way {
	from: StoredShop;
	to: StoredShop;
	/** Is made, holds the shop on its way, and is for the caller to remove. */
	folder: string;
}

/** Copies a closed shop to another database, which is empty, and compares rows, pictures and books. The first one stays as it is. */
export async function moveShop(
	{ from, to, folder }: Way,
	progress?: Progress,
): Promise<string> {
	await inTransaction(from.url, "snapshot", async (client) => {
		assertNewest(await listApplied(client));
		if (from.engine === "postgresql") await assertClosed(client);
	});
	const content = await makeBackup(from, folder, { progress });
	const backup = await openBackup(folder, undefined);
	await assertUsable(backup, progress);
	await restoreBackup(backup, to, progress);
	await assertUnchanged(from, content);
	const [before, after] = [
		await checkBooks(from.url),
		await checkBooks(to.url),
	];
	if (JSON.stringify(before) !== JSON.stringify(after))
		throw new FailedStart(
			`The books differ: ${before.line} before, ${after.line} after. The shop is where it was.`,
		);
	return after.line;
}

async function assertClosed(client: Client): Promise<void> {
	const { rows } = await client.query<{ others: number }>(
		`select count(*)::int as others from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
	);
	if (rows[0]?.others !== 0)
		throw new FailedStart(
			`The shop is open: its database has ${rows[0]?.others} other connections. Stop it, so that no order is left behind.`,
		);
}
