import type { APIRequestContext } from "@playwright/test";
import { Client } from "pg";
import { changePrice, findGoodsToPrice } from "./support/price";
import { secrets, shops } from "./support/shops";
import { expect, test } from "./support/test";

// The operator's command is a program of its own: on a busy machine it takes seconds to begin.
test.describe.configure({ timeout: 180_000 });

/** Asked again until it comes from the store, so that it is a kept page that has to change. */
async function keep(request: APIRequestContext, address: string) {
	await expect
		.poll(
			async () => (await request.get(address)).headers()["x-nextjs-cache"],
			{ timeout: 30_000 },
		)
		.toBe("HIT");
}

test("a price changed by the operator stands on the kept pages of every web process", async ({
	request,
	baseURL,
}, { project }) => {
	const goods = await findGoodsToPrice(request, 297);
	const others = shops.find(({ name }) => name === project.name)?.others ?? [];
	const pages = [String(baseURL), ...others].flatMap((origin) =>
		goods.paths.map((path) => origin + path),
	);
	for (const page of pages) await keep(request, page);

	for (const price of ["876.50", "765.40"]) {
		await changePrice(project.name, goods.skuId, price);
		for (const page of pages)
			await expect
				.poll(async () => (await request.get(page)).text(), { timeout: 10_000 })
				.toContain(price);
	}
});

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

const waitsForCategories = `select count(*)::int as waiting from pg_stat_activity
	where datname = current_database() and wait_event_type = 'Lock'
	and query like '%"category"."id" in%'`;

test("a page that read the old price while its tag fell is sent and not kept", async ({
	request,
}, { project }) => {
	const shop = shops.find(({ name }) => name === project.name);
	test.skip(
		!shop?.database.DATABASE_URL,
		"the built-in database shows no locks",
	);
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
