import { Client } from "pg";
import { embeddedAddress } from "../../gateway/db/embedded/address";
import { shops } from "./shops";

/** In the database of the shop of this name: what no call can bring about, such as time that has passed. */
export async function inDatabase<Row>(
	shopName: string,
	statement: string,
	values: unknown[],
): Promise<Row[]> {
	const { database = {} } = shops.find(({ name }) => name === shopName) ?? {};
	const { DATABASE_URL, DATA_DIR = "" } = database;
	const client = new Client({
		connectionString:
			DATABASE_URL ?? embeddedAddress(DATA_DIR).connectionString,
	});
	await client.connect();
	try {
		return (await client.query(statement, values)).rows as Row[];
	} finally {
		await client.end();
	}
}
