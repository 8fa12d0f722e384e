import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "@/gateway/db/client";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { migrateDatabase } from "@/gateway/db/migrate";
import { loadSampleShop } from "@/gateway/db/sample/load";
import { countBooks } from "@/gateway/invariants/books";
import { listViolations } from "@/gateway/invariants/check";
import { fillOrders } from "@/gateway/testing/fill-orders";
import { type Bought, buyAtOnce, steps } from "./buy";
import { copyCatalogue } from "./catalogue";
import { describeLoad, markdownTable, median, quantile } from "./figures";
import { serve } from "./serve";
import { root, shopEnvironment, signatureSecret } from "./shop";

// Whole purchases a second, from the cart to the paid order, at the gateway of `npm run gateway`: `npm run
// bench:checkout`, on PostgreSQL (TEST_DATABASE_URL, else the local one) and on the embedded database. With `--goods
// 1000000 --orders 1000000` a shop of that size beside a small one, on PostgreSQL alone.

const buyersCount = 32;
const warmUpMs = 3_000;
const small = 1_000;
const patience = { connectMs: 60_000, statementMs: 600_000 };

const { values } = parseArgs({
	options: {
		goods: { type: "string", default: String(small) },
		orders: { type: "string", default: "0" },
		seconds: { type: "string", default: "15" },
	},
});
const goodsCount = Number(values.goods);
const ordersCount = Number(values.orders);
const measuredMs = Number(values.seconds) * 1_000;

interface Shop {
	name: string;
	url: string;
	close: () => Promise<void>;
}

async function openOnServer(goods: number, orders: number): Promise<Shop> {
	const { url, drop } = await copyCatalogue(goods);
	await fillOrders(url, orders, (filled) =>
		process.stderr.write(`\r${filled} orders`),
	);
	const name = `PostgreSQL, ${goods} goods, ${orders} orders`;
	return { name, url, close: drop };
}

async function openEmbedded(goods: number): Promise<Shop> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-checkout-"));
	const { connectionString: url, stop } = await startEmbeddedDatabase(folder);
	await migrateDatabase(url);
	await loadSampleShop(url, { goodsCount: goods });
	return {
		name: `embedded, ${goods} goods, 0 orders`,
		url,
		close: async () => {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function measure({ name, url }: Shop): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-checkout-"));
	const gateway = await serve({
		argv: () => ["--import", "tsx", "gateway/serve.ts"],
		cwd: root,
		env: { ...shopEnvironment, DATABASE_URL: url, DATA_DIR: folder },
		path: "/api/front/product/detail/1",
	});
	try {
		const times = await buyAtOnce({
			...{ databaseUrl: url, address: gateway.address, signatureSecret },
			tokenSecret: shopEnvironment.TOKEN_SECRET,
			...{ buyersCount, warmUpMs, measuredMs },
			processorMs: gateway.processorMs,
		});
		return describe(name, times);
	} finally {
		await gateway.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

function describe(name: string, times: Bought): string[] {
	const { purchase } = times;
	const perSecond = (purchase.length * 1_000) / measuredMs;
	return [
		name,
		perSecond.toFixed(1),
		String(times.refused),
		(times.processorMs / purchase.length).toFixed(1),
		median(purchase).toFixed(0),
		quantile(purchase, 0.99).toFixed(0),
		...steps.map((step) => median(times[step]).toFixed(0)),
	];
}

/** One line of what the shop's books say afterwards. */
async function check({ name, url }: Shop): Promise<string> {
	const { db, close } = openDatabase(url, {
		connectionsMax: 1,
		onLost: () => {},
		patience,
	});
	try {
		const { orders, charges, refunds } = await countBooks(db);
		const violations = await listViolations(db);
		if (violations.length > 0) process.exitCode = 1;
		const line = `${name}: orders=${orders} charges=${charges} refunds=${refunds} violations=${violations.length}`;
		return [line, ...violations].join("\n");
	} finally {
		await close();
	}
}

const isGrowth = goodsCount > small || ordersCount > 0;
const openers = [
	() => openOnServer(small, 0),
	() =>
		isGrowth ? openOnServer(goodsCount, ordersCount) : openEmbedded(small),
];
const rows: string[][] = [];
for (const open of openers) {
	const shop = await open();
	try {
		rows.push(await measure(shop));
		console.log(await check(shop));
	} finally {
		await shop.close();
	}
}
const head = [
	"shop",
	"a second",
	"refused",
	"processor ms each",
	"p50 ms",
	"p99 ms",
	...steps,
];
console.log(`\n${markdownTable(head, rows)}\n\n${describeLoad()}`);
