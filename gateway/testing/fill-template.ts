import { migrateDatabase } from "../db/migrate";
import { loadSampleShop } from "../db/sample/load";

/** All migrations, then the sample shop: what every test file starts from. */
export async function fillTemplate(url: string): Promise<void> {
	await migrateDatabase(url);
	await loadSampleShop(url, { accounts: true });
}
