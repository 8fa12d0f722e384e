import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { expectSlip, typeAt } from "./testing/type-commands";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("books that agree are one line; where they do not the place is named, and the command fails", async () => {
	expect(await typeAt(shop, "check")).toBe(
		"orders=0 charges=0 refunds=0 violations=0",
	);
	await shop.db.execute(sql`update sku set stock = stock + 1 where id = 1`);
	await expectSlip(
		typeAt(shop, "check"),
		"I1 a goods has the stock of its skus",
	);
});
