import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { buyPaid } from "@/gateway/testing/buy-paid";
import { engineName } from "@/gateway/testing/engine";
import { openBuyer } from "@/gateway/testing/open-buyer";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { checkBooks } from "../operator/books";
import { makeBackup } from "./make";
import { openBackup } from "./manifest";
import { restoreBackup } from "./restore";
import { openEmptyShop } from "./testing/open-stored-shop";

let folder: string;
let shop: TestShop;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "backup-"));
	shop = await openTestShop();
	// Enough for all who buy.
	await shop.db.execute(sql`with more as (
			update sku set stock = stock + 10000 where id = 1 returning goods_id)
		update goods set stock = stock + 10000 from more where id = goods_id`);
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

/** Buys on and on until it is over; how often. */
async function keepBuying(isOver: () => boolean): Promise<number> {
	const buyer = await openBuyer(shop);
	for (let orders = 0; ; orders += 1) {
		if (isOver()) return orders;
		await buyPaid(shop, buyer, [{ skuId: 1 }]);
	}
}

test("a backup taken while people order and pay has books that agree", async () => {
	let isOver = false;
	const buying = Promise.all(
		Array.from({ length: 4 }, () => keepBuying(() => isOver)),
	);
	const target = await openEmptyShop();
	try {
		const engine = engineName();
		const { url } = shop;
		await buyPaid(shop, await openBuyer(shop), [{ skuId: 1 }]);
		const stored = { engine, url, uploads: undefined, dataFolder: folder };
		const content = await makeBackup(stored, join(folder, "selling"));
		isOver = true;
		await buying;
		const backup = await openBackup(join(folder, "selling"), undefined);
		await restoreBackup(backup, target);
		const { violations, line } = await checkBooks(target.url);
		expect(violations).toEqual([]);
		const orders = content.tables.master_order?.rows ?? 0;
		expect(orders).toBeGreaterThan(0);
		expect(line).toContain(`orders=${orders} `);
	} finally {
		isOver = true;
		await buying.catch(() => undefined);
		await target.close();
	}
});
