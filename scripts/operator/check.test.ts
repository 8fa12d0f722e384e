import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";

const run = promisify(execFile);
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const check = () =>
	run(process.execPath, ["--import", "tsx", "scripts/operator.ts", "check"], {
		env: { ...process.env, DATABASE_URL: shop.url },
	});

test("books that agree are one line; where they do not the place is named, and the command fails", async () => {
	const { stdout } = await check();
	expect(stdout.trim()).toBe("orders=0 charges=0 refunds=0 violations=0");
	await shop.db.execute(sql`update sku set stock = stock + 1 where id = 1`);
	await expect(check()).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining("I1 a goods has the stock of its skus"),
	});
});
