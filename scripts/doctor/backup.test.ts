import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { lookAt } from "./testing/look-at";

let shop: TestShop;

beforeEach(async () => {
	shop = await openTestShop();
});
afterEach(() => shop.close());

test("a shop that backs itself up is told of a backup that failed, and of two nights without one", async () => {
	const lookNow = () =>
		lookAt({ DATABASE_URL: shop.url, BACKUP_TO: "/backup/shop" }, "backup");
	expect(await lookAt({ DATABASE_URL: shop.url }, "backup")).toEqual([]);
	expect(await lookNow()).toEqual([
		expect.objectContaining({
			level: "warn",
			what: "the shop has made no backup yet",
		}),
	]);
	await shop.db.execute(
		sql`insert into backup (night, begun_at, ended_at) values ('2026-03-03', now(), now() - interval '47 hours')`,
	);
	expect(await lookNow()).toEqual([
		expect.objectContaining({
			level: "ok",
			what: "the last backup was made 47 hours ago",
		}),
	]);
	await shop.db.execute(
		sql`update backup set ended_at = now() - interval '49 hours'`,
	);
	await shop.db.execute(
		sql`insert into backup (night, begun_at, ended_at, failure) values ('2026-03-04', now(), now(), 'the disk is full')`,
	);
	expect(await lookNow()).toEqual([
		expect.objectContaining({
			level: "warn",
			what: "the last backup failed: the disk is full",
			remedy: expect.stringContaining("npm run backup -- --to /backup/shop"),
		}),
		expect.objectContaining({
			level: "warn",
			what: "the last backup was made 49 hours ago",
		}),
	]);
});
