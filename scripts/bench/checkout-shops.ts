import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/gateway/db/client";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { migrateDatabase } from "@/gateway/db/migrate";
import { loadSampleShop } from "@/gateway/db/sample/load";
import { countBooks } from "@/gateway/invariants/books";
import { listViolations } from "@/gateway/invariants/check";
import { fillOrders } from "@/gateway/testing/fill-orders";
import { copyCatalogue } from "./catalogue";
import { type Served, serve } from "./serve";
import { root, shopEnvironment } from "./shop";

const patience = { connectMs: 60_000, statementMs: 600_000 };

/** A gateway of its own on a database of its own. */
export interface CheckoutShop {
	name: string;
	url: string;
	gateway: Served;
	close: () => Promise<void>;
}

export async function openOnServer(
	goods: number,
	orders: number,
): Promise<CheckoutShop> {
	const { url, drop } = await copyCatalogue(goods);
	await fillOrders(url, orders, (filled) =>
		process.stderr.write(`\r${filled} orders`),
	);
	const name = `PostgreSQL, ${goods} goods, ${orders} orders`;
	return openGateway(name, url, drop);
}

export async function openEmbedded(goods: number): Promise<CheckoutShop> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-checkout-"));
	const { connectionString: url, stop } = await startEmbeddedDatabase(folder);
	await migrateDatabase(url);
	await loadSampleShop(url, { goodsCount: goods });
	return openGateway(`embedded, ${goods} goods, 0 orders`, url, async () => {
		await stop();
		rmSync(folder, { recursive: true, force: true });
	});
}

async function openGateway(
	name: string,
	url: string,
	closeDatabase: () => Promise<void>,
): Promise<CheckoutShop> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-checkout-"));
	const gateway = await serve({
		argv: () => ["--import", "tsx", "gateway/serve.ts"],
		cwd: root,
		env: { ...shopEnvironment, DATABASE_URL: url, DATA_DIR: folder },
		path: "/api/front/product/detail/1",
	});
	const close = async () => {
		await gateway.stop();
		await closeDatabase();
		rmSync(folder, { recursive: true, force: true });
	};
	return { name, url, gateway, close };
}

/** What a shop's books say, with a line for every place where they are wrong. */
export async function checkBooks(url: string): Promise<string[]> {
	const { db, close } = openDatabase(url, {
		connectionsMax: 1,
		onLost: () => {},
		patience,
	});
	try {
		const { orders, charges, refunds } = await countBooks(db);
		const violations = await listViolations(db);
		const line = `orders=${orders} charges=${charges} refunds=${refunds} violations=${violations.length}`;
		return [line, ...violations];
	} finally {
		await close();
	}
}
