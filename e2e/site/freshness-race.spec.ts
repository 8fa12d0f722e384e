import { Client } from "pg";
import { findGoodsToPrice } from "../support/price";
import { secrets, shops } from "../support/shops";
import { expect, test } from "../support/test";

// Told on PostgreSQL alone: the built-in database has no locks to hold a reader with.
test.describe.configure({ timeout: 180_000 });

/** What stands in a row of skus and in what cards repeat of it, written past the service: no notice leaves. */
async function writePrice(database: Client, skuId: number, price: string) {
	await database.query("update sku set price = $2 where id = $1", [
		skuId,
		price,
	]);
	await database.query(
		"update goods set price = $2 where id = (select goods_id from sku where id = $1)",
		[skuId, price],
	);
}

const waitsForCategories = `select count(*)::int as waiting from pg_locks
	where relation = 'category'::regclass and not granted`;

test("a page that read the old price while its tag fell is sent and not kept", async ({
	request,
}, { project }) => {
	const shop = shops.find(({ name }) => name === project.name);
	const { id, skuId } = await findGoodsToPrice(request, 286);
	const path = `/goods_detail/${id}`;
	const fall = async () => {
		const answer = await request.post("/api/refresh", {
			headers: { authorization: `Bearer ${secrets.INTERNAL_SECRET}` },
			data: { tags: [`goods:${id}`] },
		});
		expect(answer.status()).toBe(204);
	};
	const read = async () => (await request.get(path)).text();
	const options = { connectionString: shop?.database.DATABASE_URL };
	const [database, locker] = [new Client(options), new Client(options)];
	await Promise.all([database.connect(), locker.connect()]);
	try {
		// The gateway gives up a question after three seconds: on a slow machine it takes another round to be in time.
		await expect(async () => {
			await writePrice(database, skuId, "654.30");
			await fall();
			await locker.query("begin");
			await locker.query("lock table category in access exclusive mode");
			const reading = read();
			await expect
				.poll(
					async () =>
						(await database.query(waitsForCategories)).rows[0].waiting,
				)
				.toBeGreaterThan(0);
			await writePrice(database, skuId, "543.20");
			await fall();
			await locker.query("rollback");
			expect(await reading).toContain("654.30");
		}).toPass();
		expect(await read()).toContain("543.20");
	} finally {
		await Promise.all([database.end(), locker.end()]);
	}
});
