import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { migrateDatabase } from "@/gateway/db/migrate";
import { loadSampleShop } from "@/gateway/db/sample/load";
import { fillOrders } from "@/gateway/testing/fill-orders";
import { copyCatalogue } from "./catalogue";
import { type Served, serve } from "./serve";
import { root, shopEnvironment } from "./shop";

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
