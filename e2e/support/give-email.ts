import { Client } from "pg";
import { embeddedAddress } from "../../gateway/db/embedded/address";
import { shops } from "./shops";

/** As if an account had taken the e-mail a while ago: codes to one address keep a minute's distance. */
export async function giveEmail(
	shop: string,
	{ phone, email }: { phone: string; email: string },
): Promise<void> {
	const { database = {} } = shops.find(({ name }) => name === shop) ?? {};
	const { DATABASE_URL, DATA_DIR = "" } = database;
	const client = new Client({
		connectionString:
			DATABASE_URL ?? embeddedAddress(DATA_DIR).connectionString,
	});
	await client.connect();
	await client.query("update account set email = $1 where phone = $2", [
		email,
		`+852${phone}`,
	]);
	await client.end();
}
