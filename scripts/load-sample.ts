import { parseArgs } from "node:util";
import { loadSampleShop } from "../gateway/db/sample/load";
import { describeProgress } from "../gateway/db/sample/progress";
import { playSampleOrders } from "./sample-orders/play";

// Loads the sample shop into the database that DATABASE_URL names: `npm run sample:load -- --goods 1000000`.
// `--replace` empties a catalogue that is not empty; `--accounts` adds the sample accounts, whose password is known, and
// orders of theirs in every state; from then on the catalogue is in use and is not replaced.

function readOptions() {
	const { values } = parseArgs({
		options: {
			goods: { type: "string", default: "0" },
			replace: { type: "boolean", default: false },
			accounts: { type: "boolean", default: false },
		},
	});
	if (!/^\d{1,8}$/.test(values.goods))
		throw new Error(`--goods (${values.goods}) must be a whole number.`);
	return {
		goodsCount: Number(values.goods),
		replace: values.replace,
		accounts: values.accounts,
	};
}

async function run(): Promise<void> {
	const databaseUrl = process.env.DATABASE_URL;
	if (!databaseUrl)
		throw new Error("DATABASE_URL is missing; name the database to load into.");
	const startedAt = performance.now();
	const options = readOptions();
	const loaded = await loadSampleShop(databaseUrl, {
		...options,
		onProgress: (progress) =>
			process.stdout.write(`\r${describeProgress(progress).padEnd(72)}`),
	});
	const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
	const orders = options.accounts ? await playSampleOrders(databaseUrl) : 0;
	const summary = `${loaded.goods} goods, ${loaded.skus} skus, ${orders} orders in ${seconds} s`;
	process.stdout.write(`\r${summary.padEnd(72)}\n`);
}

run().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
