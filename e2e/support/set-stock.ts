import { Client } from "pg";
import { runUntilEnded } from "../../scripts/start/main";
import { reachDatabase } from "../../scripts/start/reach-database";
import { readStartSettings } from "../../scripts/start/settings";

// `set-stock.ts SKU STOCK`: as if a shelf were filled or emptied, in the database that the environment names.

await runUntilEnded(async (lifetime) => {
	const [skuId, stock] = process.argv.slice(2).map(Number);
	const settings = readStartSettings(process.cwd());
	const connectionString = await reachDatabase(settings, lifetime);
	const client = new Client({ connectionString });
	await client.connect();
	await client.query("update sku set stock = $1 where id = $2", [stock, skuId]);
	await client.end();
	await lifetime.end(0);
});
