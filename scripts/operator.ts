import { priceCommand } from "./operator/price";
import { FailedStart } from "./start/failed-start";
import { runUntilEnded } from "./start/main";
import { reachDatabase } from "./start/reach-database";
import { readStartSettings } from "./start/settings";

// `npm run operator -- price --sku 1 --price 12.50`: what an operator does to the shop, typed on its own machine. It
// works on the database of DATABASE_URL or the built-in one, beside a running shop or without it.

await runUntilEnded(async (lifetime) => {
	const [name, ...argv] = process.argv.slice(2);
	if (name !== "price")
		throw new FailedStart(
			"usage: npm run operator -- price --sku 1 --price 12.50 [--old-price 15.00]",
		);
	const run = priceCommand(argv);
	const settings = readStartSettings(process.cwd());
	console.log(await run(await reachDatabase(settings, lifetime)));
	await lifetime.end(0);
});
