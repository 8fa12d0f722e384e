import type { Client } from "pg";
import { FailedStart } from "../start/failed-start";
import { type Count, countLines, queryLines } from "./lines";
import type { Content } from "./manifest";
import { readPictures } from "./pictures";
import type { StoredShop } from "./stored-shop";
import { listTables, selectLines, type Table } from "./tables";
import { inTransaction } from "./transaction";

export const countTable = (client: Client, table: Table): Promise<Count> =>
	countLines(queryLines(client, selectLines(table)));

export const countPictures = (
	client: Client,
	shop: StoredShop,
): Promise<Count> => countLines(readPictures(client, shop));

export function assertAlike(
	name: string,
	found: Count,
	wanted: Count | undefined,
): void {
	const { rows, checksum } = wanted ?? { rows: 0, checksum: "0" };
	if (found.rows === rows && found.checksum === checksum) return;
	throw new FailedStart(
		`${name} is not the same: ${found.rows} of ${rows} rows, checksum ${found.checksum} instead of ${checksum}.`,
	);
}

/** Refuses a shop that is no longer what was copied. Its schema is still that of the copy. */
export async function assertUnchanged(
	shop: StoredShop,
	content: Content,
): Promise<void> {
	await inTransaction(shop.url, "snapshot", async (client) => {
		for (const table of await listTables(client))
			assertAlike(
				table.name,
				await countTable(client, table),
				content.tables[table.name],
			);
		assertAlike(
			"pictures",
			await countPictures(client, shop),
			content.pictures,
		);
	});
}
