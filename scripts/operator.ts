import { readCommand } from "./operator/commands";
import { runUntilEnded } from "./start/main";
import { reachDatabase } from "./start/reach-database";
import { readStartSettings } from "./start/settings";

// `npm run operator -- price --sku 1 --price 12.50`: what an operator does to the shop, typed on its own machine. It
// works on the database of DATABASE_URL or the built-in one, beside a running shop or without it. What staff do to orders
// and refunds goes through the gateway's calls, by HTTP where GATEWAY_URL names one.

await runUntilEnded(async (lifetime) => {
	const { run, speaksToGateway } = readCommand(process.argv.slice(2));
	const settings = readStartSettings(process.cwd());
	const isAway = speaksToGateway && settings.GATEWAY_URL;
	console.log(await run(isAway ? "" : await reachDatabase(settings, lifetime)));
	await lifetime.end(0);
});
